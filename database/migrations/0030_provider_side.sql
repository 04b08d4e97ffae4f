-- What those who answer visitors may change beside the scope is the enquiry desk's alone; its function gives its name to the one below.
ALTER FUNCTION hold_to_service(regclass) RENAME TO hold_to_desk;--> statement-breakpoint
-- Holds a business table that the provider's people work on for their customers, as quotes, orders and bills are: beside the scope
-- (hold_to_scope) it is written by staff for the customers they service, told by a third setting of the request, app.serviced. Staff who act
-- for a customer service nobody and write as the customer. A request tells all three settings with every query; where this one were left out
-- beside the others, organisations_within would take it for all, so that it adds nothing then: who may write everything may by app.writable.
CREATE FUNCTION hold_to_service(business_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  condition text := 'coalesce(coalesce(organisation_id, ''00000000-0000-0000-0000-000000000000'')
    = ANY ((SELECT organisations_within(%L))::uuid[]), %s)';
  writes text := format(condition || ' OR ' || condition, 'app.writable', 'true', 'app.serviced', 'false');
BEGIN
  PERFORM hold_to_scope(business_table);
  EXECUTE format('DROP POLICY adds_in_scope ON %s', business_table);
  EXECUTE format('DROP POLICY changes_in_scope ON %s', business_table);
  EXECUTE format('DROP POLICY deletes_in_scope ON %s', business_table);
  EXECUTE format('CREATE POLICY adds_in_scope ON %s FOR INSERT WITH CHECK (%s)', business_table, writes);
  EXECUTE format('CREATE POLICY changes_in_scope ON %s FOR UPDATE USING (%s) WITH CHECK (%s)', business_table, writes, writes);
  EXECUTE format('CREATE POLICY deletes_in_scope ON %s FOR DELETE USING (%s)', business_table, writes);
END
$$;
