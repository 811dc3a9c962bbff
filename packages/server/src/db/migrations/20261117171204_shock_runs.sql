CREATE TABLE "shock_results" (
	"run_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"outcome" json,
	"failure" text,
	"base_share" double precision,
	"shocked_share" double precision,
	CONSTRAINT "shock_results_run_id_model_id_pk" PRIMARY KEY("run_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "shock_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shock_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"job_id" integer,
	"shocks" json NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"model_count" integer,
	"outlook" json
);
--> statement-breakpoint
ALTER TABLE "shock_results" ADD CONSTRAINT "shock_results_run_id_shock_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."shock_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shock_results" ADD CONSTRAINT "shock_results_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shock_results" ADD CONSTRAINT "shock_results_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shock_runs" ADD CONSTRAINT "shock_runs_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shock_runs" ADD CONSTRAINT "shock_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shock_runs" ADD CONSTRAINT "shock_runs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shock_results_model" ON "shock_results" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shock_runs_of_account" ON "shock_runs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shock_runs_job" ON "shock_runs" USING btree ("job_id");--> statement-breakpoint
CALL protect_team_table('shock_runs', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_team_table('shock_results', 'SELECT, INSERT, DELETE');
