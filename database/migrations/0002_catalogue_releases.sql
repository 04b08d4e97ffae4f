CREATE TABLE "catalogue_releases" (
	"hash" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"version" text NOT NULL,
	"origin" text NOT NULL,
	"source" "bytea" NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_releases_family" ON "catalogue_releases" USING btree ("family","active");