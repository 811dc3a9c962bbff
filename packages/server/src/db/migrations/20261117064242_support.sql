CREATE TABLE "support_discussions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_discussions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"subject" text NOT NULL,
	"is_private" boolean NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"parent_transaction_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"last_kind" text NOT NULL,
	"last_text" text NOT NULL,
	"last_author_name" text NOT NULL,
	"last_account_id" integer,
	"last_response_id" integer DEFAULT 0 NOT NULL,
	"minutes_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "support_discussions_id_team" UNIQUE("id","team_id")
);
--> statement-breakpoint
CREATE TABLE "support_images" (
	"name" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"account_id" integer,
	"discussion_id" integer,
	"message_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"discussion_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"account_id" integer,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_people" (
	"team_id" integer NOT NULL,
	"discussion_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"is_author" boolean NOT NULL,
	"invited_by_name" text,
	"since" timestamp with time zone NOT NULL,
	"seen_message_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "support_people_discussion_id_account_id_pk" PRIMARY KEY("discussion_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "support_discussions" ADD CONSTRAINT "support_discussions_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_discussions" ADD CONSTRAINT "support_discussions_last_account_id_accounts_id_fk" FOREIGN KEY ("last_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_images" ADD CONSTRAINT "support_images_name_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."files"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_images" ADD CONSTRAINT "support_images_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_images" ADD CONSTRAINT "support_images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_images" ADD CONSTRAINT "support_images_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_images" ADD CONSTRAINT "support_images_discussion" FOREIGN KEY ("discussion_id","team_id") REFERENCES "public"."support_discussions"("id","team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_discussion" FOREIGN KEY ("discussion_id","team_id") REFERENCES "public"."support_discussions"("id","team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_people" ADD CONSTRAINT "support_people_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_people" ADD CONSTRAINT "support_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_people" ADD CONSTRAINT "support_people_discussion" FOREIGN KEY ("discussion_id","team_id") REFERENCES "public"."support_discussions"("id","team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_discussions_team" ON "support_discussions" USING btree ("team_id","updated_at");--> statement-breakpoint
CREATE INDEX "support_discussions_updated" ON "support_discussions" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_discussions_parent" ON "support_discussions" USING btree ("parent_transaction_id");--> statement-breakpoint
CREATE INDEX "support_discussions_last_account" ON "support_discussions" USING btree ("last_account_id");--> statement-breakpoint
CREATE INDEX "support_images_of_discussion" ON "support_images" USING btree ("discussion_id");--> statement-breakpoint
CREATE INDEX "support_images_message" ON "support_images" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_images_account" ON "support_images" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "support_messages_of_discussion" ON "support_messages" USING btree ("discussion_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_team" ON "support_messages" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_account" ON "support_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "support_people_account" ON "support_people" USING btree ("account_id");--> statement-breakpoint

CALL protect_team_table('support_discussions', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- What was said is never changed.
CALL protect_team_table('support_messages', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_team_table('support_people', 'SELECT, INSERT, UPDATE (seen_message_id)');--> statement-breakpoint
CALL protect_team_table('support_images', 'SELECT, INSERT, UPDATE (discussion_id, message_id)');--> statement-breakpoint

-- Staff find a discussion in any team; what is in it they read and write bound to that team.
CREATE POLICY staff ON support_discussions FOR SELECT TO forecastle_app USING (current_setting('app.scope', true) = 'staff');
