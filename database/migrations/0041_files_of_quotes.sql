CREATE TABLE "quote_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"on_behalf_of" uuid,
	"side" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_messages" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_on_behalf_of_organisations_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_messages_files" ON "quote_messages" USING gin ("file_ids");--> statement-breakpoint
-- What the provider's people sent in for a quote is known to them alone, as they may yet keep it among themselves.
SELECT hold_to_service('quote_files');--> statement-breakpoint
DROP POLICY reads_in_scope ON quote_files;--> statement-breakpoint
CREATE POLICY reads_in_scope ON quote_files FOR SELECT USING (
  coalesce(organisation_id = ANY ((SELECT organisations_within('app.readable'))::uuid[]), true)
  AND (side = 'C' OR coalesce(organisation_id = ANY ((SELECT organisations_within('app.serviced'))::uuid[]), false)
    OR (SELECT organisations_within('app.readable')) IS NULL));--> statement-breakpoint
-- A file is the business of whoever sent it. Beside the scope it is read by those who read a message of a quote that names it: the messages
-- are asked as the request reads them, without the internal ones where those are not to be seen.
DO $$
DECLARE
  held record;
BEGIN
  FOR held IN SELECT * FROM (VALUES ('files', 'id'), ('file_chunks', 'file_id')) AS t (name, file) LOOP
    EXECUTE format('DROP POLICY reads_in_scope ON %I', held.name);
    EXECUTE format('CREATE POLICY reads_in_scope ON %I FOR SELECT USING (
      coalesce(organisation_id = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true)
      OR EXISTS (SELECT 1 FROM quote_messages m WHERE m.file_ids @> ARRAY[%I.%I]))', held.name, held.name, held.file);
  END LOOP;
END
$$;
