CREATE TABLE "connection_books" (
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"organisation" text NOT NULL,
	"accounts" text NOT NULL,
	"openings" text NOT NULL,
	"tracking" text NOT NULL,
	"first_month" integer NOT NULL,
	"last_month" integer NOT NULL,
	"open_from" integer NOT NULL,
	"content_hash" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_books_connection_id_pk" PRIMARY KEY("connection_id")
);
--> statement-breakpoint
CREATE TABLE "connection_changes" (
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"month" integer NOT NULL,
	"is_opening" boolean NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"decided_by_name" text,
	CONSTRAINT "connection_changes_connection_id_account_id_month_is_opening_pk" PRIMARY KEY("connection_id","account_id","month","is_opening")
);
--> statement-breakpoint
CREATE TABLE "connection_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connection_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"cells" text NOT NULL,
	"mapping" text NOT NULL,
	"month" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connection_months" (
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"month" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "connection_months_connection_id_month_pk" PRIMARY KEY("connection_id","month")
);
--> statement-breakpoint
CREATE TABLE "connection_places" (
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"account" text NOT NULL,
	"line" text NOT NULL,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "connection_places_connection_id_account_id_pk" PRIMARY KEY("connection_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "connection_stages" (
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"month" integer NOT NULL,
	"read_of" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "connection_stages_connection_id_month_pk" PRIMARY KEY("connection_id","month")
);
--> statement-breakpoint
CREATE TABLE "connection_syncs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connection_syncs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"connection_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text,
	"outcome" text NOT NULL,
	"words" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"checks_passed" integer
);
--> statement-breakpoint
CREATE TABLE "line_choices" (
	"team_id" integer NOT NULL,
	"class" text NOT NULL,
	"name" text NOT NULL,
	"line" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_choices_team_id_class_name_pk" PRIMARY KEY("team_id","class","name")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"team_id" integer NOT NULL,
	"owner_account_id" integer,
	"client_id" integer,
	"name" text NOT NULL,
	"source_id" smallint NOT NULL,
	"settings" json NOT NULL,
	"secrets" text DEFAULT '' NOT NULL,
	"tokens" text DEFAULT '' NOT NULL,
	"renewal" uuid,
	"renewal_until" timestamp with time zone,
	"organisation" json,
	"months_back" smallint NOT NULL,
	"is_scheduled" boolean DEFAULT true NOT NULL,
	"team_level" smallint NOT NULL,
	"outcome" text DEFAULT 'new' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"sync_job_id" integer,
	"last_sync_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"first_month" integer,
	"last_month" integer,
	"account_count" integer DEFAULT 0 NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"checks" json DEFAULT '[]'::json NOT NULL,
	"unmapped_count" integer DEFAULT 0 NOT NULL,
	"undecided_count" integer DEFAULT 0 NOT NULL,
	"mapping_version" integer DEFAULT 1 NOT NULL,
	"save_id" uuid NOT NULL,
	"asked_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "connection_id" integer;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "connection_id" integer;--> statement-breakpoint
ALTER TABLE "connection_books" ADD CONSTRAINT "connection_books_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_books" ADD CONSTRAINT "connection_books_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_changes" ADD CONSTRAINT "connection_changes_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_changes" ADD CONSTRAINT "connection_changes_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_files" ADD CONSTRAINT "connection_files_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_files" ADD CONSTRAINT "connection_files_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_months" ADD CONSTRAINT "connection_months_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_months" ADD CONSTRAINT "connection_months_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_places" ADD CONSTRAINT "connection_places_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_places" ADD CONSTRAINT "connection_places_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_stages" ADD CONSTRAINT "connection_stages_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_stages" ADD CONSTRAINT "connection_stages_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_syncs" ADD CONSTRAINT "connection_syncs_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_syncs" ADD CONSTRAINT "connection_syncs_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_choices" ADD CONSTRAINT "line_choices_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_files_connection" ON "connection_files" USING btree ("connection_id","id");--> statement-breakpoint
CREATE INDEX "connection_syncs_connection" ON "connection_syncs" USING btree ("connection_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_save" ON "connections" USING btree ("team_id","save_id");--> statement-breakpoint
CREATE INDEX "connections_team_name" ON "connections" USING btree ("team_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "connections_client" ON "connections" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "connections_owner" ON "connections" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "connections_due" ON "connections" USING btree ("next_sync_at") WHERE "connections"."is_scheduled";--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_connection_user" ON "grants" USING btree ("connection_id","user_id");--> statement-breakpoint
CREATE INDEX "models_connection" ON "models" USING btree ("connection_id");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_of_one" CHECK (num_nonnulls("grants"."model_id", "grants"."connection_id") = 1);