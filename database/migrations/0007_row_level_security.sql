-- The second wall (docs/decisions/0020-row-level-security.md). A request tells whose records it reads and writes by two settings of its
-- transaction, app.readable and app.writable: an array of organisations, or * for all. The nil id stands for visitors, who have none.
-- Without the settings the role of the requests reaches nothing; the owner, who migrates and sweeps, reaches everything.
CREATE FUNCTION is_request() RETURNS boolean LANGUAGE sql STABLE
  RETURN current_user = 'drivewright_app' OR coalesce(current_setting('app.readable', true), '') <> '';--> statement-breakpoint
CREATE FUNCTION reads_everything() RETURNS boolean LANGUAGE sql STABLE
  RETURN NOT is_request() OR coalesce(current_setting('app.readable', true), '') = '*';--> statement-breakpoint
CREATE FUNCTION readable_organisations() RETURNS uuid[] LANGUAGE sql STABLE
  RETURN nullif(nullif(current_setting('app.readable', true), ''), '*')::uuid[];--> statement-breakpoint
CREATE FUNCTION writable_organisations() RETURNS uuid[] LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.writable', true), '')::uuid[];--> statement-breakpoint
-- Holds a business table to the scope of the request: to be called by the migration that creates it. The settings are read once per
-- query, not per row. A visitor's record (no organisation) may be added by anyone, and is changed by no request.
CREATE FUNCTION hold_to_scope(business_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner_of_row text := 'coalesce(organisation_id, ''00000000-0000-0000-0000-000000000000'')';
  reads text := format('(SELECT reads_everything()) OR %s = ANY ((SELECT readable_organisations())::uuid[])', owner_of_row);
  writes text := format('(SELECT NOT is_request()) OR %s = ANY ((SELECT writable_organisations())::uuid[])', owner_of_row);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', business_table);
  EXECUTE format('CREATE POLICY reads_in_scope ON %s FOR SELECT USING (%s)', business_table, reads);
  EXECUTE format('CREATE POLICY adds_in_scope ON %s FOR INSERT WITH CHECK (organisation_id IS NULL OR %s)', business_table, writes);
  EXECUTE format('CREATE POLICY changes_in_scope ON %s FOR UPDATE USING (%s) WITH CHECK (%s)', business_table, writes, writes);
  EXECUTE format('CREATE POLICY deletes_in_scope ON %s FOR DELETE USING (%s)', business_table, writes);
END
$$;--> statement-breakpoint
SELECT hold_to_scope('configurations');--> statement-breakpoint
SELECT hold_to_scope('enquiries');
