CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"on_behalf_of" uuid,
	"file_id" uuid NOT NULL,
	"language" text NOT NULL,
	"items" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_on_behalf_of_organisations_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_actor" ON "documents" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once" ON "documents" USING btree ("actor_id","organisation_id","sha256");--> statement-breakpoint
-- What was made for a customer is the customer's business; its file is held to the same scope.
SELECT hold_to_scope('documents');
