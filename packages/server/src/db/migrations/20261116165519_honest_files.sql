ALTER TABLE "line_choices" DROP CONSTRAINT "line_choices_team_id_class_name_pk";--> statement-breakpoint
ALTER TABLE "line_choices" ADD COLUMN "connection_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "line_choices" ADD CONSTRAINT "line_choices_team_id_class_name_connection_id_pk" PRIMARY KEY("team_id","class","name","connection_id");--> statement-breakpoint
ALTER TABLE "connection_files" ADD COLUMN "first_month" integer;--> statement-breakpoint
ALTER TABLE "connection_files" ADD COLUMN "last_month" integer;--> statement-breakpoint
ALTER TABLE "line_choices" ADD COLUMN "by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "files_changed_at" timestamp with time zone;