ALTER TABLE "idempotency_keys" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "version" integer;--> statement-breakpoint
-- Whose account was given another organisation or role since: for whom its answers were is not known any more.
DELETE FROM "idempotency_keys" USING "audit_events"
  WHERE "action" = 'user.edited' AND "object" = "idempotency_keys"."actor_id"::text
    AND "details" ?| array['organisationId', 'role'] AND "at" >= "created_at";--> statement-breakpoint
-- The customer acted for stands at the end of the key.
UPDATE "idempotency_keys" SET "organisation_id" = coalesce(
  substring("key" from ' ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid,
  (SELECT "users"."organisation_id" FROM "users" WHERE "users"."id" = "actor_id"));--> statement-breakpoint
UPDATE "idempotency_keys" SET "version" = ("answer" ->> 'version')::integer WHERE jsonb_typeof("answer" -> 'version') = 'number';--> statement-breakpoint
DELETE FROM "idempotency_keys" WHERE "organisation_id" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "organisation_id" SET NOT NULL;
