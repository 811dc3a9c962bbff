CREATE TABLE "unlimited_periods" (
	"team_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "unlimited_periods_team_id_from_day_to_day_pk" PRIMARY KEY("team_id","from_day","to_day")
);
--> statement-breakpoint
ALTER TABLE "unlimited_periods" ADD CONSTRAINT "unlimited_periods_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- What was overwritten is still in the history.
INSERT INTO unlimited_periods
SELECT team_id, (row ->> 'covered_from')::date, max((row ->> 'covered_to')::date) FROM billing_history
WHERE table_name = 'subscriptions' AND row ->> 'covered_from' IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
CALL protect_team_table('unlimited_periods', 'SELECT, INSERT');--> statement-breakpoint
CALL keep_billing_history('unlimited_periods', '{team_id,from_day,to_day}');--> statement-breakpoint

ALTER TABLE "subscriptions" DROP COLUMN "covered_from";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "covered_to";--> statement-breakpoint
-- Rows are held against their last version, so each has one without the columns.
UPDATE subscriptions SET id = id;
