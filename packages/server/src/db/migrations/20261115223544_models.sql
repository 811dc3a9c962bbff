CREATE TABLE "grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"model_id" integer,
	"kind" text NOT NULL,
	"user_id" integer,
	"email" text,
	"level" smallint NOT NULL,
	"granted_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "grants_to_somebody" CHECK (case when "grants"."kind" in ('member', 'trusted') then "grants"."user_id" is not null and "grants"."email" is null
        else "grants"."email" is not null and "grants"."user_id" is null end),
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
ALTER TABLE "model_documents" ADD CONSTRAINT "model_documents_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_documents" ADD CONSTRAINT "model_documents_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_model_user" ON "grants" USING btree ("model_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grants_model_invite" ON "grants" USING btree ("model_id","kind","email") WHERE "grants"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_model_transfer" ON "grants" USING btree ("model_id") WHERE "grants"."kind" = 'transfer';--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("user_id","level");--> statement-breakpoint
CREATE INDEX "grants_email" ON "grants" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "model_versions_saved_once" ON "model_versions" USING btree ("model_id","save_id");--> statement-breakpoint
CREATE INDEX "model_versions_run" ON "model_versions" USING btree ("model_id","run");--> statement-breakpoint
CREATE INDEX "models_team_name" ON "models" USING btree ("team_id","list",lower("name"),"id") WHERE "models"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "models_team_saved" ON "models" USING btree ("team_id","list","saved_at","id") WHERE "models"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "models_parent" ON "models" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "models_client" ON "models" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "models_owner" ON "models" USING btree ("owner_account_id");--> statement-breakpoint
-- The user that this transaction is bound to, or null where it is the service's own work.
CREATE FUNCTION bound_user() RETURNS integer LANGUAGE sql STABLE
RETURN nullif(current_setting('app.user_id', true), '')::integer;
--> statement-breakpoint

-- Grants are seen by the team that gave them and by whom they are for. Their policies look at no
-- other table, as those of other tables look at them.
CALL protect_team_table('grants', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CREATE POLICY grantee ON grants FOR SELECT TO forecastle_app USING (user_id = bound_user());--> statement-breakpoint

-- Who sees a model: the rule of levelOf in contract/access-level.ts, said once more from below.
-- Each list of ids is looked up once in a statement and not for every row.
ALTER TABLE models ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE models FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON models TO current_user USING (true);--> statement-breakpoint
CREATE POLICY team ON models TO forecastle_app USING (
	team_id = bound_team() AND (
		bound_user() IS NULL
		OR EXISTS (SELECT FROM accounts a WHERE a.user_id = bound_user() AND a.team_id = bound_team() AND a.is_admin)
		OR owner_account_id = (SELECT a.id FROM accounts a WHERE a.user_id = bound_user())
		OR (team_level > 0 AND id NOT IN (
			SELECT g.model_id FROM grants g WHERE g.user_id = bound_user() AND g.level = 0 AND g.model_id IS NOT NULL))
	)
	OR id IN (SELECT g.model_id FROM grants g WHERE g.user_id = bound_user() AND g.level > 0)
);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON models TO forecastle_app;--> statement-breakpoint

-- What belongs to a model is seen by whoever sees the model.
CREATE PROCEDURE protect_model_table(name regclass, privileges text)
LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
	EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
	EXECUTE format('CREATE POLICY owner ON %s TO current_user USING (true)', name);
	EXECUTE format('CREATE POLICY team ON %s TO forecastle_app USING (EXISTS (SELECT FROM models m WHERE m.id = model_id AND m.team_id = %1$s.team_id))', name);
	EXECUTE format('GRANT %s ON %s TO forecastle_app', privileges, name);
END $$;--> statement-breakpoint
CALL protect_model_table('model_documents', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- History is only ever added to; a version's name is the one thing that changes.
CALL protect_model_table('model_versions', 'SELECT, INSERT, UPDATE (label, team_id)');--> statement-breakpoint

-- Of a model that another team lets the bound user open: whose it is, which that team's own tables
-- keep from them.
CREATE FUNCTION shared_models() RETURNS TABLE (model_id integer, level smallint, team_name text, owner_name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT g.model_id, g.level, s.team_name, coalesce(a.name, s.team_name)
	FROM grants g
	JOIN models m ON m.id = g.model_id
	JOIN subscriptions s ON s.id = m.team_id
	LEFT JOIN accounts a ON a.id = m.owner_account_id
	WHERE g.user_id = bound_user() AND g.kind = 'trusted' AND g.level > 0 AND m.deleted_at IS NULL;
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shared_models() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shared_models() TO forecastle_app;
