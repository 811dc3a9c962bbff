DROP INDEX "card_charges_one_open";--> statement-breakpoint
ALTER TABLE "card_charges" ALTER COLUMN "invoice_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_charges" ADD COLUMN "order" jsonb;--> statement-breakpoint
ALTER TABLE "card_charges" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "card_charges" ADD COLUMN "by_name" text;--> statement-breakpoint
ALTER TABLE "card_charges" ADD COLUMN "intent_key" text;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_charges_one_open" ON "card_charges" USING btree ("team_id") WHERE "card_charges"."state" in ('begun', 'pending', 'asking');--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_for_something" CHECK (num_nonnulls("card_charges"."invoice_number", "card_charges"."order") > 0);--> statement-breakpoint
GRANT UPDATE (invoice_number) ON card_charges TO forecastle_app;
