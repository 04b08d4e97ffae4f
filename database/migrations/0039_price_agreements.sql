CREATE TABLE "price_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"selector" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"currency" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_agreements" ADD CONSTRAINT "price_agreements_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_agreements_organisation" ON "price_agreements" USING btree ("organisation_id","id");--> statement-breakpoint
-- As the terms beside which they stand: read by those who read the customer, published by the owner in the name of the administrator.
SELECT hold_to_publisher('price_agreements',
  'coalesce(organisation_id = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true)');
