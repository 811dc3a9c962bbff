CREATE TABLE "report_looks" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"accent" text,
	"accent_dark" text,
	"logo" json,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_editions" ADD COLUMN "look" json;--> statement-breakpoint
ALTER TABLE "report_looks" ADD CONSTRAINT "report_looks_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

CALL protect_team_table('report_looks', 'SELECT, INSERT, UPDATE');
