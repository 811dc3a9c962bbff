ALTER TABLE "subscriptions" ADD COLUMN "unlimited_renewal" smallint;--> statement-breakpoint
-- Those that there are renew as they were bought. All rows are written, since each is held against its last version.
UPDATE subscriptions SET unlimited_renewal = unlimited_period;
