-- The second wall (docs/decisions/0020-row-level-security.md). A request tells whose records it reads and writes by two settings of its
-- transaction, app.readable and app.writable: an array of organisations, or * for all; the nil id stands for visitors, who have none.
-- Without the settings the role of the requests reaches nothing, and the owner, who migrates and sweeps, everything.
-- Answers the organisations a setting names, null for all; no array holds a null, for comparing with one would be no refusal.
CREATE FUNCTION organisations_within(setting text) RETURNS uuid[] LANGUAGE sql STABLE
  RETURN CASE coalesce(current_setting(setting, true), '')
    WHEN '*' THEN NULL
    WHEN '' THEN CASE WHEN current_user = 'drivewright_app' THEN '{}'::uuid[] END
    ELSE array_remove(current_setting(setting, true)::uuid[], NULL)
  END;--> statement-breakpoint
-- Holds a business table to the scope of the request: to be called by the migration that creates it. A setting is read once per query,
-- not per row. A visitor's record (no organisation) may be added by anyone, and is changed by no request.
CREATE FUNCTION hold_to_scope(business_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  condition text := 'coalesce(coalesce(organisation_id, ''00000000-0000-0000-0000-000000000000'')
    = ANY ((SELECT organisations_within(%L))::uuid[]), true)';
  reads text := format(condition, 'app.readable');
  writes text := format(condition, 'app.writable');
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
