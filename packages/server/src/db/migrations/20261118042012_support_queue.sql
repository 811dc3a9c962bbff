ALTER TABLE "support_discussions" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_discussions" ADD COLUMN "taken_by_user_id" integer;--> statement-breakpoint
ALTER TABLE "support_discussions" ADD COLUMN "taken_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_discussions" ADD CONSTRAINT "support_discussions_taken_by_user_id_users_id_fk" FOREIGN KEY ("taken_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_discussions_waiting" ON "support_discussions" USING btree ("waiting_since") WHERE "support_discussions"."waiting_since" is not null;--> statement-breakpoint

-- What waited before was counted from the newest words.
UPDATE support_discussions SET waiting_since = updated_at WHERE last_kind = 'REQUEST' AND closed_at IS NULL;
