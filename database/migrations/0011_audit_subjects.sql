DROP INDEX "audit_events_object";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "subjects" text[];--> statement-breakpoint
-- What audit/domain/subjects.ts makes of an event, for those written down before.
UPDATE "audit_events" SET "subjects" = array(
  SELECT "object"
  UNION SELECT "on_behalf_of"::text WHERE "on_behalf_of" IS NOT NULL
  UNION SELECT lower("value") FROM jsonb_each_text("details") WHERE "value" ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
);--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "subjects" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_subjects" ON "audit_events" USING gin ("subjects");
