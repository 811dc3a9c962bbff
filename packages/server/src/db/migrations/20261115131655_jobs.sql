CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer,
	"account_id" integer,
	"user_id" integer,
	"masquerader_user_id" integer,
	"kind" text NOT NULL,
	"access" text DEFAULT 'member' NOT NULL,
	"title" text NOT NULL,
	"payload" json NOT NULL,
	"run_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"share" real DEFAULT 0 NOT NULL,
	"failure" text,
	"result" json,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"run" uuid,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_team" ON "jobs" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "jobs_started" ON "jobs" USING btree ("team_id","started_at");--> statement-breakpoint
CREATE INDEX "jobs_queued" ON "jobs" USING btree ("team_id","id") WHERE "jobs"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "jobs_running" ON "jobs" USING btree ("claimed_until") WHERE "jobs"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_asked_once" ON "jobs" USING btree ("team_id","user_id","kind","run_key") WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_ticked_once" ON "jobs" USING btree ("kind","run_key") WHERE "jobs"."team_id" is null;--> statement-breakpoint
CALL protect_team_table('jobs', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- The queue of earlier versions. What waited in it follows from other rows: unsent mail is swept up.
DROP SCHEMA IF EXISTS pgboss CASCADE;
