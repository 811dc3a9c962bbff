ALTER TABLE "report_followers" ADD COLUMN "letter_closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_shares" ADD COLUMN "letter_closes_at" timestamp with time zone;--> statement-breakpoint
GRANT UPDATE (letter_closes_at) ON report_followers, report_shares TO forecastle_app;
