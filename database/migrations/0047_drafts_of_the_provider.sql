-- The provider's own drafts are read by its staff as on the embedded database, which has no such wall: what may not be done with them is
-- then refused as such, not as unknown. Only staff who act for nobody service customers; what they write for is the provider alone.
DO $$
DECLARE
  name text;
  shown text;
  provider text := '(coalesce(organisation_id = ANY ((SELECT organisations_within(''app.serviced''))::uuid[]), false)
    OR (SELECT organisations_within(''app.readable'')) IS NULL
    OR (coalesce(organisation_id = ANY ((SELECT organisations_within(''app.writable''))::uuid[]), false)
      AND (SELECT cardinality((SELECT organisations_within(''app.serviced''))::uuid[])) > 0))';
BEGIN
  FOR name, shown IN VALUES
    ('shipments', 'state IN (''dispatched'', ''delivered'')'),
    ('bills', 'state <> ''draft'''),
    ('shipment_lines', 'EXISTS (SELECT FROM shipments WHERE id = shipment_id AND state IN (''dispatched'', ''delivered''))'),
    ('bill_events', 'EXISTS (SELECT FROM shipments WHERE id = shipment_id AND state IN (''dispatched'', ''delivered''))
      OR EXISTS (SELECT FROM bills WHERE id = bill_id AND state <> ''draft'')')
  LOOP
    EXECUTE format('DROP POLICY reads_in_scope ON %I', name);
    EXECUTE format('CREATE POLICY reads_in_scope ON %I FOR SELECT USING (
      coalesce(organisation_id = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true) AND (%s OR %s))', name, shown, provider);
  END LOOP;
END
$$;
