CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_mark" text NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."is_only")
);
