ALTER TABLE "enquiries" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_on_behalf_of_organisations_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nobody looks after a customer as long as no member of staff who can log in and be written to is assigned to it or to the customer above:
-- what it asked is then answered by all who answer visitors (docs/decisions/0060-who-asks-and-about-what.md).
CREATE FUNCTION unattended_organisations() RETURNS SETOF uuid LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT organisations.id FROM organisations WHERE NOT EXISTS (
    SELECT FROM staff_assignments JOIN users ON users.id = staff_assignments.user_id
    WHERE staff_assignments.organisation_id IN (organisations.id, organisations.parent_id)
      AND users.role = 'staff' AND NOT users.disabled AND users.email IS NOT NULL AND users.password_hash IS NOT NULL
  );
END;--> statement-breakpoint
-- Lets those who read what visitors sent in read, add to and change the records of organisations that nobody looks after too: to be called
-- after hold_to_service, of which it takes the policies' place.
CREATE FUNCTION share_unattended(business_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  visitors text := quote_literal('00000000-0000-0000-0000-000000000000');
  condition text := format('coalesce(coalesce(organisation_id, %s) = ANY ((SELECT organisations_within(%%L))::uuid[]), true)', visitors);
  reads text := format(condition, 'app.readable');
  writes text := format(condition, 'app.writable');
  answers text := format('coalesce(%s = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true)', visitors);
  serves text := format('(%s AND (%s OR organisation_id IN (SELECT unattended_organisations())))', answers, reads);
BEGIN
  EXECUTE format('DROP POLICY reads_in_scope ON %s', business_table);
  EXECUTE format('DROP POLICY adds_in_scope ON %s', business_table);
  EXECUTE format('DROP POLICY changes_in_scope ON %s', business_table);
  EXECUTE format('CREATE POLICY reads_in_scope ON %s FOR SELECT USING (%s OR %s)', business_table, reads, serves);
  EXECUTE format('CREATE POLICY adds_in_scope ON %s FOR INSERT WITH CHECK (organisation_id IS NULL OR %s OR %s)', business_table, writes, serves);
  EXECUTE format('CREATE POLICY changes_in_scope ON %s FOR UPDATE USING (%s OR %s) WITH CHECK (%s OR %s)', business_table, writes, serves, writes, serves);
END
$$;--> statement-breakpoint
SELECT share_unattended('enquiries');--> statement-breakpoint
SELECT share_unattended('enquiry_answers');
