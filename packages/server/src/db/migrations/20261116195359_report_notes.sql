CREATE TABLE "report_followers" (
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_mailed" boolean NOT NULL,
	"seen_note_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_followers_report_id_user_id_pk" PRIMARY KEY("report_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"note_id" integer,
	"block_id" text,
	"text" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"author_user_id" integer,
	"session_hash" text,
	"share_id" integer,
	"author_kind" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_share_keys" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"share_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"is_mailed" boolean DEFAULT true NOT NULL,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"seen_note_id" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_name" text NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "web_reports" ADD COLUMN "note_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_followers" ADD CONSTRAINT "report_followers_report_id_web_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."web_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_followers" ADD CONSTRAINT "report_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_followers" ADD CONSTRAINT "report_followers_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_report_id_web_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."web_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_note_id_report_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."report_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_share_id_report_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."report_shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notes" ADD CONSTRAINT "report_notes_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "report_share_keys" ADD CONSTRAINT "report_share_keys_share_id_report_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."report_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share_keys" ADD CONSTRAINT "report_share_keys_report_id_web_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."web_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_share_keys" ADD CONSTRAINT "report_share_keys_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_report_id_web_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."web_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "report_followers_user" ON "report_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_followers_of_model" ON "report_followers" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "report_notes_page" ON "report_notes" USING btree ("report_id","is_pinned" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "report_notes"."note_id" is null;--> statement-breakpoint
CREATE INDEX "report_notes_replies" ON "report_notes" USING btree ("note_id","id");--> statement-breakpoint
CREATE INDEX "report_notes_newest" ON "report_notes" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "report_notes_share" ON "report_notes" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "report_notes_author" ON "report_notes" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "report_notes_of_model" ON "report_notes" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "report_share_keys_share" ON "report_share_keys" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "report_share_keys_report" ON "report_share_keys" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_share_keys_of_model" ON "report_share_keys" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_shares_email" ON "report_shares" USING btree ("report_id","email") WHERE "report_shares"."email" is not null and "report_shares"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "report_shares_report" ON "report_shares" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "report_shares_of_model" ON "report_shares" USING btree ("model_id");--> statement-breakpoint

CALL protect_model_table('report_shares', 'SELECT, INSERT, UPDATE (is_mailed, opened_count, last_opened_at, seen_note_id, revoked_at)');--> statement-breakpoint
CALL protect_model_table('report_share_keys', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_model_table('report_notes', 'SELECT, INSERT, UPDATE (text, is_pinned, edited_at, deleted_at), DELETE');--> statement-breakpoint
CALL protect_model_table('report_followers', 'SELECT, INSERT, UPDATE (is_mailed, seen_note_id)');--> statement-breakpoint
GRANT UPDATE (note_count) ON web_reports TO forecastle_app;--> statement-breakpoint

-- The share that a key opens, whoever asks: its holder is of no team.
CREATE FUNCTION report_share_with_key(hash text, at timestamptz) RETURNS TABLE (
	share_id integer, report_id integer, model_id integer, team_id integer, team_name text, name text, email text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT s.id, s.report_id, s.model_id, s.team_id, t.team_name, s.name, s.email
	FROM report_share_keys k
	JOIN report_shares s ON s.id = k.share_id
	JOIN models m ON m.id = s.model_id
	JOIN subscriptions t ON t.id = s.team_id
	WHERE k.token_hash = hash AND s.revoked_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > at)
		AND m.deleted_at IS NULL;
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION report_share_with_key(text, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION report_share_with_key(text, timestamptz) TO forecastle_app;--> statement-breakpoint

-- Everybody's access stays behind when a model goes to another team, and so do its links and followers.
CREATE FUNCTION end_moved_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.revoked_at := coalesce(NEW.revoked_at, now());
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ends_with_team BEFORE UPDATE OF team_id ON report_shares FOR EACH ROW
WHEN (OLD.team_id <> NEW.team_id) EXECUTE FUNCTION end_moved_share();
