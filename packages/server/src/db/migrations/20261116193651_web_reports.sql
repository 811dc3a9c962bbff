ALTER TABLE "models" ADD CONSTRAINT "models_id_team" UNIQUE("id","team_id");--> statement-breakpoint
CREATE TABLE "report_edition_views" (
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"unit" text NOT NULL,
	"cases" text NOT NULL,
	CONSTRAINT "report_edition_views_report_id_edition_unit_pk" PRIMARY KEY("report_id","edition","unit")
);
--> statement-breakpoint
CREATE TABLE "report_editions" (
	"report_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"title" text NOT NULL,
	"model_version" integer NOT NULL,
	"engine_version" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"document" text NOT NULL,
	"model_document" text NOT NULL,
	"standing" json NOT NULL,
	"units" json NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by_name" text NOT NULL,
	CONSTRAINT "report_editions_report_id_edition_pk" PRIMARY KEY("report_id","edition")
);
--> statement-breakpoint
CREATE TABLE "web_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"title" text NOT NULL,
	"document" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edition" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_edition_views" ADD CONSTRAINT "report_edition_views_report_id_web_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."web_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_edition_views" ADD CONSTRAINT "report_edition_views_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_report_id_web_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."web_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_editions" ADD CONSTRAINT "report_editions_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "web_reports" ADD CONSTRAINT "web_reports_model" FOREIGN KEY ("model_id","team_id") REFERENCES "public"."models"("id","team_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "report_edition_views_of_model" ON "report_edition_views" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "report_editions_of_model" ON "report_editions" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "web_reports_model_updated" ON "web_reports" USING btree ("model_id","updated_at","id");--> statement-breakpoint

-- A report is seen by whoever sees its model. Editions are only ever added.
CALL protect_model_table('web_reports', 'SELECT, INSERT, UPDATE (title, document, version, edition, updated_at, updated_by_name)');--> statement-breakpoint
CALL protect_model_table('report_editions', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_model_table('report_edition_views', 'SELECT, INSERT');
