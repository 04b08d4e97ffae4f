ALTER TABLE "price_versions" ALTER COLUMN "valid_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_versions" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "price_versions" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
-- A price that was shown stays what it was: rows never change. Of a version that was staged nothing changes but its state, since when it
-- is in force, and, as long as it never was, the day from which it will be.
CREATE OR REPLACE FUNCTION keep_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open text[] := ARRAY['state', 'activated_at'];
BEGIN
  IF TG_TABLE_NAME = 'price_versions' THEN
    IF OLD.state = 'staged' THEN
      open := open || ARRAY['valid_from'];
    END IF;
    IF OLD.state = 'checked' OR to_jsonb(OLD) - open = to_jsonb(NEW) - open THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'prices of a version never change';
END $$;
