ALTER TABLE "configurations" ADD COLUMN "sought" text;--> statement-breakpoint
CREATE INDEX "configurations_not_sought" ON "configurations" USING btree ("id") WHERE "configurations"."sought" is null;--> statement-breakpoint
-- The id of the row stands in the first line: it is sought by its beginning alone.
CREATE FUNCTION configuration_sought(product_name text, type_code text, item_number text, note text, folder text, form jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(concat_ws(E'\n', coalesce(form ->> 'basicTypeId', ''), product_name, type_code, item_number, note, folder, form ->> 'remark'))
$$;--> statement-breakpoint
CREATE FUNCTION keep_configuration_sought() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sought := configuration_sought(NEW.product_name, NEW.type_code, NEW.item_number, NEW.note, NEW.folder, NEW.form);
  RETURN NEW;
END $$;--> statement-breakpoint
-- Lines that stand here already are not written now, which would keep everybody waiting: a sweep does it.
CREATE TRIGGER configurations_sought BEFORE INSERT OR UPDATE OF product_name, type_code, item_number, note, folder, form ON "configurations"
FOR EACH ROW EXECUTE FUNCTION keep_configuration_sought();
