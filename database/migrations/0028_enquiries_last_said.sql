-- Enquiries stand in the order of what was said last: kept with each, so that a page of them is read from an index.
ALTER TABLE "enquiries" ADD COLUMN "last_said_id" uuid;--> statement-breakpoint
UPDATE "enquiries" SET "last_said_id" = coalesce(
  (SELECT a."id" FROM "enquiry_answers" a WHERE a."enquiry_id" = "enquiries"."id" ORDER BY a."id" DESC LIMIT 1), "id");--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "last_said_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "enquiries_state";--> statement-breakpoint
CREATE INDEX "enquiries_last_said" ON "enquiries" USING btree ("last_said_id");--> statement-breakpoint
CREATE INDEX "enquiries_of_organisation" ON "enquiries" USING btree ("organisation_id","last_said_id");--> statement-breakpoint
CREATE INDEX "enquiries_state" ON "enquiries" USING btree ("state","last_said_id");--> statement-breakpoint
-- What a server of the version before adds while both run has said nothing since.
CREATE FUNCTION begin_enquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.last_said_id := coalesce(NEW.last_said_id, NEW.id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiries_begun BEFORE INSERT ON "enquiries" FOR EACH ROW EXECUTE FUNCTION begin_enquiry();
