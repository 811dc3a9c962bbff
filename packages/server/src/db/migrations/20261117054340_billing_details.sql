CREATE TABLE "billing_details" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"billed_to" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"invoice_emails" json DEFAULT '[]'::json NOT NULL,
	"payment_method" smallint DEFAULT 1 NOT NULL,
	"card" json
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "billed_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "billed_tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

CALL protect_team_table('billing_details', 'SELECT, INSERT, UPDATE');
