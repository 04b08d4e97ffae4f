CREATE TABLE "sizing_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"asked" jsonb NOT NULL,
	"found" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sizing_cases_of_person" UNIQUE("person_id","organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "sizing_sites" (
	"organisation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sizing_sites_person_id_organisation_id_name_pk" PRIMARY KEY("person_id","organisation_id","name")
);
--> statement-breakpoint
ALTER TABLE "sizing_cases" ADD CONSTRAINT "sizing_cases_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sizing_cases" ADD CONSTRAINT "sizing_cases_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sizing_sites" ADD CONSTRAINT "sizing_sites_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sizing_sites" ADD CONSTRAINT "sizing_sites_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A case and a site are their person's; the organisation they are kept for is the scope of whoever asks.
SELECT hold_to_scope('sizing_cases');
--> statement-breakpoint
SELECT hold_to_scope('sizing_sites');
