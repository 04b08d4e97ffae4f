CREATE INDEX "order_import_rows_refused" ON "order_import_rows" USING btree ("customer_id","import_id") WHERE "order_import_rows"."verdict" = 'refused';--> statement-breakpoint
-- Staff learn what became of rows about the customers they look after, and of the files those stood in; nobody else does but the owner
-- and the administrator.
ALTER POLICY reads_published ON "order_import_rows" USING (
  (SELECT organisations_within('app.readable')) IS NULL
  OR customer_id = ANY (coalesce((SELECT organisations_within('app.serviced'))::uuid[], '{}')));--> statement-breakpoint
ALTER POLICY reads_published ON "order_imports" USING (
  (SELECT organisations_within('app.readable')) IS NULL
  OR EXISTS (SELECT 1 FROM order_import_rows WHERE import_id = order_imports.id
    AND customer_id = ANY (coalesce((SELECT organisations_within('app.serviced'))::uuid[], '{}'))));
