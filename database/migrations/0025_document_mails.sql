CREATE TABLE "document_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"on_behalf_of" uuid,
	"configuration_id" uuid NOT NULL,
	"line_version" integer NOT NULL,
	"product_name" text NOT NULL,
	"cause" text NOT NULL,
	"language" text NOT NULL,
	"parts" jsonb NOT NULL,
	"recipients" jsonb NOT NULL,
	"refusal" jsonb,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "no_send_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_mails" ADD CONSTRAINT "document_mails_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_mails" ADD CONSTRAINT "document_mails_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_mails" ADD CONSTRAINT "document_mails_on_behalf_of_organisations_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_mails_actor" ON "document_mails" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "document_mails_organisation" ON "document_mails" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_mails_completed" ON "document_mails" USING btree ("configuration_id","line_version") WHERE "document_mails"."cause" = 'completed';--> statement-breakpoint
-- What was sent for a customer is the customer's business. The addresses that want no mails are nobody's.
SELECT hold_to_scope('document_mails');
