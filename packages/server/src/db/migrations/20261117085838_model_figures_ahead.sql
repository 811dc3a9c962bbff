ALTER TABLE "models" ADD COLUMN "headroom_share" double precision GENERATED ALWAYS AS ((figures #>> '{ahead,lowestHeadroom,share}')::double precision) STORED;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "last_actual_month" integer GENERATED ALWAYS AS ((figures #>> '{ahead,lastActualMonth}')::integer) STORED;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "are_figures_due" boolean GENERATED ALWAYS AS (figures #>> '{ahead}' is null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "models_figures_due" ON "models" USING btree ("id") WHERE "models"."are_figures_due";