ALTER TABLE "quote_working_offers" ADD COLUMN "worked_user_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "full_type_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What both sides see is counted and dated apart from what the provider works on unseen.
ALTER TABLE "quotes" ADD COLUMN "shared_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
UPDATE "quotes" SET "shared_version" = "version", "shared_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "shared_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_working_offers" ADD CONSTRAINT "quote_working_offers_worked_user_id_users_id_fk" FOREIGN KEY ("worked_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A configuration stands as the furthest of its quotes: one that ends does not take from what another says of it. One that was saved anew
-- meanwhile (N) is none of theirs any more, and no end of a quote brings it back.
CREATE OR REPLACE FUNCTION mark_inquired(quote uuid, status text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := coalesce(current_setting('app.writable', true), '');
BEGIN
  PERFORM set_config('app.writable', '*', true);
  UPDATE configurations c
    SET inquiry_status = CASE
      WHEN 'P' IN (status, others.furthest) THEN 'P'
      WHEN 'Q' IN (status, others.furthest) THEN 'Q'
      ELSE status
    END
    FROM (
      SELECT own.configuration_id AS id,
        CASE
          WHEN bool_or(q.state IN ('priced', 'accepted', 'expired')) THEN 'P'
          WHEN bool_or(q.state IN ('requested', 'countered')) THEN 'Q'
          ELSE 'N'
        END AS furthest
      FROM quote_lines own
      LEFT JOIN quote_lines l ON l.configuration_id = own.configuration_id AND l.quote_id <> quote AND l.state <> 'dropped'
      LEFT JOIN quotes q ON q.id = l.quote_id
      WHERE own.quote_id = quote AND own.configuration_id IS NOT NULL
      GROUP BY own.configuration_id
    ) others
    WHERE c.id = others.id AND c.inquiry_status <> status;
  PERFORM set_config('app.writable', before, true);
END
$$;
