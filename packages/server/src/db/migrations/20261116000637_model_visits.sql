CREATE TABLE "model_visits" (
	"model_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_visits_model_id_user_id_pk" PRIMARY KEY("model_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "model_visits" ADD CONSTRAINT "model_visits_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_visits" ADD CONSTRAINT "model_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" DROP COLUMN "last_seen_at";--> statement-breakpoint

-- Seen by whoever sees the model; everybody comes in their own name.
ALTER TABLE model_visits ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE model_visits FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON model_visits TO current_user USING (true);--> statement-breakpoint
CREATE POLICY visible ON model_visits TO forecastle_app
USING (EXISTS (SELECT FROM models m WHERE m.id = model_id))
WITH CHECK (user_id = bound_user() AND EXISTS (SELECT FROM models m WHERE m.id = model_id));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON model_visits TO forecastle_app;
