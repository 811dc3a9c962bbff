CREATE TABLE "video_places" (
	"team_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"video_id" text NOT NULL,
	"seconds" real NOT NULL,
	"is_watched" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_places_account_id_video_id_pk" PRIMARY KEY("account_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "video_places" ADD CONSTRAINT "video_places_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_places" ADD CONSTRAINT "video_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL protect_team_table('video_places', 'SELECT, INSERT, UPDATE');
