DROP INDEX "files_team";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "account_id" integer;--> statement-breakpoint
-- Until now every file was an avatar.
ALTER TABLE "files" ADD COLUMN "kind" text NOT NULL DEFAULT 'avatar';--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "file_name" text NOT NULL DEFAULT 'avatar.webp';--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "file_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_expiry" ON "files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_team" ON "files" USING btree ("team_id","kind");
