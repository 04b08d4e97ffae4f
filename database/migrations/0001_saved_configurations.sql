CREATE TABLE "configurations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"on_behalf_of" uuid,
	"product_name" text NOT NULL,
	"category" text NOT NULL,
	"gearbox_model" text NOT NULL,
	"type_code" text NOT NULL,
	"release_hash" text NOT NULL,
	"form" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"inquiry_status" text DEFAULT 'N' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_on_behalf_of_organisations_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configurations_organisation" ON "configurations" USING btree ("organisation_id","id");