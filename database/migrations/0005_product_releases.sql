CREATE TABLE "product_releases" (
	"hash" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"catalogue_hash" text NOT NULL,
	"version" text NOT NULL,
	"origin" text NOT NULL,
	"product" "bytea" NOT NULL,
	"engine" "bytea",
	"dossier" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"chosen" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
ALTER TABLE "product_releases" ADD CONSTRAINT "product_releases_catalogue_hash_catalogue_releases_hash_fk" FOREIGN KEY ("catalogue_hash") REFERENCES "public"."catalogue_releases"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_releases" ADD CONSTRAINT "product_releases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_releases_in_force" ON "product_releases" USING btree ("family") WHERE "product_releases"."active";