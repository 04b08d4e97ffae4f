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
ALTER TABLE "sizing_cases" ADD CONSTRAINT "sizing_cases_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sizing_cases" ADD CONSTRAINT "sizing_cases_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A case is its person's; the organisation it is kept for is the scope of whoever asks.
SELECT hold_to_scope('sizing_cases');
