CREATE TABLE "card_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"key" text NOT NULL,
	"invoice_number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"card" text NOT NULL,
	"card_words" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "card_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_charges_one_open" ON "card_charges" USING btree ("team_id") WHERE "card_charges"."state" in ('begun', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "card_charges_reference" ON "card_charges" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "card_charges_invoice" ON "card_charges" USING btree ("team_id","invoice_number");--> statement-breakpoint
CREATE INDEX "ledger_entries_invoice" ON "ledger_entries" USING btree ("team_id","invoice_number");--> statement-breakpoint

CALL protect_team_table('card_charges', 'SELECT, INSERT, UPDATE (state, reference, reason, ended_at)');
