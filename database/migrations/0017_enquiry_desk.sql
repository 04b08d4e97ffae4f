CREATE TABLE "enquiry_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"organisation_id" uuid,
	"actor_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_answers_of" ON "enquiry_answers" USING btree ("enquiry_id","id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_state" ON "enquiries" USING btree ("state","id");--> statement-breakpoint
-- Holds a business table that the provider's people answer for their customers: beside the scope (hold_to_scope) they add to and change what
-- they read. Who they are is told by the nil id, which stands for what visitors sent in and is among what they alone read.
CREATE FUNCTION hold_to_service(business_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  visitors text := quote_literal('00000000-0000-0000-0000-000000000000');
  writes text := format('coalesce(coalesce(organisation_id, %s) = ANY ((SELECT organisations_within(''app.writable''))::uuid[]), true)', visitors);
  serves text := format('coalesce(ARRAY[coalesce(organisation_id, %s), %s]::uuid[] <@ (SELECT organisations_within(''app.readable''))::uuid[], true)', visitors, visitors);
BEGIN
  PERFORM hold_to_scope(business_table);
  EXECUTE format('DROP POLICY adds_in_scope ON %s', business_table);
  EXECUTE format('DROP POLICY changes_in_scope ON %s', business_table);
  EXECUTE format('CREATE POLICY adds_in_scope ON %s FOR INSERT WITH CHECK (organisation_id IS NULL OR %s OR %s)', business_table, writes, serves);
  EXECUTE format('CREATE POLICY changes_in_scope ON %s FOR UPDATE USING (%s OR %s) WITH CHECK (%s OR %s)', business_table, writes, serves, writes, serves);
END
$$;--> statement-breakpoint
DROP POLICY reads_in_scope ON "enquiries";--> statement-breakpoint
DROP POLICY adds_in_scope ON "enquiries";--> statement-breakpoint
DROP POLICY changes_in_scope ON "enquiries";--> statement-breakpoint
DROP POLICY deletes_in_scope ON "enquiries";--> statement-breakpoint
SELECT hold_to_service('enquiries');--> statement-breakpoint
SELECT hold_to_service('enquiry_answers');
