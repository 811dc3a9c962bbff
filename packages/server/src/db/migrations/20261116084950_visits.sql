ALTER TABLE "model_visits" ADD COLUMN "seen_version" integer;--> statement-breakpoint
ALTER TABLE "model_visits" ADD COLUMN "before_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_visits" ADD COLUMN "before_version" integer;