CREATE TABLE "bill_rules" (
	"field" text NOT NULL,
	"kind" text NOT NULL,
	"destination" text NOT NULL,
	"level" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_rules_field_kind_destination_pk" PRIMARY KEY("field","kind","destination")
);
--> statement-breakpoint
CREATE TABLE "hs_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_kind" text NOT NULL,
	"up_to_w" integer,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"source_date" date NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"updated_by" uuid,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hs_codes" ADD CONSTRAINT "hs_codes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What belongs to the provider itself is seen and written in no request of a customer, nor of whoever acts for one.
DO $$
DECLARE
  name text;
  condition text := '(SELECT cardinality((SELECT organisations_within(''app.serviced''))::uuid[])) > 0
    OR (SELECT organisations_within(''app.readable'')) IS NULL';
BEGIN
  FOREACH name IN ARRAY ARRAY['bill_rules', 'hs_codes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY is_providers_own ON %I USING (%s) WITH CHECK (%s)', name, condition, condition);
  END LOOP;
END
$$;
