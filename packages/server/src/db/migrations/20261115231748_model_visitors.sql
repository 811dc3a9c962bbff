CREATE TABLE "model_visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"avatar_index" integer NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "model_versions_saved_once";--> statement-breakpoint
DROP INDEX "model_versions_run";--> statement-breakpoint
ALTER TABLE "model_visitors" ADD CONSTRAINT "model_visitors_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_visitors" ADD CONSTRAINT "model_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_visitors_model" ON "model_visitors" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "model_visitors_holder" ON "model_visitors" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "model_visitors_user" ON "model_visitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_versions_named" ON "model_versions" USING btree ("model_id","run","version") WHERE "model_versions"."label" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "model_versions_saved_once" ON "model_versions" USING btree ("save_id","model_id");--> statement-breakpoint
CREATE INDEX "model_versions_run" ON "model_versions" USING btree ("model_id","run","version");--> statement-breakpoint

-- Seen by whoever sees the model; everybody comes in their own name. The service renews and removes.
ALTER TABLE model_visitors ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE model_visitors FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON model_visitors TO current_user USING (true);--> statement-breakpoint
CREATE POLICY visible ON model_visitors TO forecastle_app
USING (EXISTS (SELECT FROM models m WHERE m.id = model_id))
WITH CHECK (user_id = bound_user() AND EXISTS (SELECT FROM models m WHERE m.id = model_id));--> statement-breakpoint
GRANT SELECT, INSERT ON model_visitors TO forecastle_app;
