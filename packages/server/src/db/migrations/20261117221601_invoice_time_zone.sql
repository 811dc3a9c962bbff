ALTER TABLE "invoices" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- Those that there are keep the calendar that their teams have today. All rows are written, since each is held against its last version.
ALTER TABLE "invoices" DISABLE TRIGGER only_added_to;--> statement-breakpoint
UPDATE invoices SET time_zone = (SELECT s.time_zone FROM subscriptions s WHERE s.id = invoices.team_id);--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER only_added_to;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "time_zone" SET NOT NULL;
