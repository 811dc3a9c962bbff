CREATE TABLE "grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"model_id" integer,
	"kind" text NOT NULL,
	"user_id" integer,
	"account_id" integer,
	"email" text,
	"level" smallint NOT NULL,
	"granted_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "grants_to_somebody" CHECK (case when "grants"."kind" in ('member', 'trusted') then "grants"."user_id" is not null and "grants"."email" is null
        else "grants"."email" is not null and "grants"."user_id" is null end),
	CONSTRAINT "grants_of_member" CHECK ("grants"."kind" <> 'member' or "grants"."account_id" is not null),
	CONSTRAINT "grants_level" CHECK ("grants"."level" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "model_documents" (
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"version" integer NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "model_documents_model_id_pk" PRIMARY KEY("model_id")
);
--> statement-breakpoint
CREATE TABLE "model_versions" (
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"version" integer NOT NULL,
	"run" integer NOT NULL,
	"kind" text NOT NULL,
	"save_id" uuid NOT NULL,
	"author_user_id" integer,
	"author_name" text NOT NULL,
	"is_by_staff" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"label" text,
	"edits" text NOT NULL,
	"snapshot" text,
	"closing_cash" double precision,
	CONSTRAINT "model_versions_model_id_version_pk" PRIMARY KEY("model_id","version")
);
--> statement-breakpoint
CREATE TABLE "model_visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"avatar_index" integer NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_visits" (
	"model_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_visits_model_id_user_id_pk" PRIMARY KEY("model_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "model_counts" (
	"team_id" integer NOT NULL,
	"list" text NOT NULL,
	"is_open" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "model_counts_team_id_list_is_open_pk" PRIMARY KEY("team_id","list","is_open")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"owner_account_id" integer,
	"client_id" integer,
	"parent_id" integer,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_education" boolean DEFAULT false NOT NULL,
	"list" text GENERATED ALWAYS AS (case when not is_active then 'Inactive' when is_education then 'Education' else 'Team' end) STORED NOT NULL,
	"checks" text GENERATED ALWAYS AS (case when figures #>> '{checks,isBlocked}' = 'true' or figures #>> '{checks,errorCount}' <> '0' then 'error'
          when figures #>> '{checks,alertCount}' <> '0' then 'alert' else 'pass' end) STORED NOT NULL,
	"team_level" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document_version" integer NOT NULL,
	"figures" json NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_documents" ADD CONSTRAINT "model_documents_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_documents" ADD CONSTRAINT "model_documents_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_visitors" ADD CONSTRAINT "model_visitors_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_visitors" ADD CONSTRAINT "model_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_visits" ADD CONSTRAINT "model_visits_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_visits" ADD CONSTRAINT "model_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_counts" ADD CONSTRAINT "model_counts_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_model_user" ON "grants" USING btree ("model_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_model_invite" ON "grants" USING btree ("model_id","kind","email") WHERE "grants"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_model_transfer" ON "grants" USING btree ("model_id") WHERE "grants"."kind" = 'transfer';--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("user_id","level");--> statement-breakpoint
CREATE INDEX "grants_email" ON "grants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "grants_account" ON "grants" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_versions_saved_once" ON "model_versions" USING btree ("save_id","model_id");--> statement-breakpoint
CREATE INDEX "model_versions_run" ON "model_versions" USING btree ("model_id","run","version");--> statement-breakpoint
CREATE INDEX "model_versions_named" ON "model_versions" USING btree ("model_id","run","version") WHERE "model_versions"."label" is not null;--> statement-breakpoint
CREATE INDEX "model_visitors_model" ON "model_visitors" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "model_visitors_holder" ON "model_visitors" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "model_visitors_user" ON "model_visitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "models_team_name" ON "models" USING btree ("team_id","list",lower("name"),"id") WHERE "models"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "models_team_saved" ON "models" USING btree ("team_id","list","saved_at","id") WHERE "models"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "models_parent" ON "models" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "models_client" ON "models" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "models_owner" ON "models" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "models_closed" ON "models" USING btree ("team_id","owner_account_id") WHERE "models"."team_level" = 0 and "models"."deleted_at" is null;