CREATE TABLE "identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"client" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject" UNIQUE("issuer","subject"),
	CONSTRAINT "identities_user_client" UNIQUE("user_id","client")
);
--> statement-breakpoint
CREATE TABLE "openid_sessions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"purpose" text NOT NULL,
	"stage" text NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"user_id" integer,
	"redirect_url" text NOT NULL,
	"secret" text NOT NULL,
	"email_code_hash" text,
	"email_code_expires_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "openid_sessions_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openid_sessions" ADD CONSTRAINT "openid_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openid_sessions_browser" ON "openid_sessions" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "openid_sessions_user" ON "openid_sessions" USING btree ("user_id");--> statement-breakpoint
-- They belong to people, not to teams, as users and their sessions do.
GRANT SELECT, INSERT, UPDATE, DELETE ON identities, openid_sessions TO forecastle_app;
