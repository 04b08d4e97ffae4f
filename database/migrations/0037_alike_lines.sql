DROP INDEX "configurations_not_sought";--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "content_digest" text;--> statement-breakpoint
CREATE INDEX "configurations_content" ON "configurations" USING btree ("organisation_id","content_digest") WHERE "configurations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "configurations_not_kept" ON "configurations" USING btree ("id") WHERE "configurations"."content_digest" is null;--> statement-breakpoint
-- What a line says of its product, whatever ids its parts have: the database writes the fields of a form in one order.
CREATE FUNCTION configuration_content(type_code text, form jsonb)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT md5(type_code || E'\n' || (form #- '{basicType,id}' #- '{inputModule,id}' #- '{motorConfig,id}' #- '{installationMethodConfig,id}' #- '{reduceConfig,id}')::text)
$$;--> statement-breakpoint
-- The trigger that keeps what a line is found by keeps this as well. Lines that stand here already are written by a sweep.
CREATE OR REPLACE FUNCTION keep_configuration_sought() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sought := configuration_sought(NEW.product_name, NEW.type_code, NEW.item_number, NEW.note, NEW.folder, NEW.form);
  NEW.content_digest := configuration_content(NEW.type_code, NEW.form);
  RETURN NEW;
END $$;
