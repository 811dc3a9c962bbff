ALTER TABLE "models" drop column "are_figures_due";--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "are_figures_due" boolean GENERATED ALWAYS AS (figures #> '{ahead,mostDrawn}' is null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "models_figures_due" ON "models" USING btree ("id") WHERE "models"."are_figures_due";
