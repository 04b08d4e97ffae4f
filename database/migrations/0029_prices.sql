CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"names" jsonb NOT NULL,
	"demo" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"valid_from" date NOT NULL,
	"hash" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_rows" (
	"version_id" uuid NOT NULL,
	"component" text NOT NULL,
	"key" text NOT NULL,
	"frame_from" integer NOT NULL,
	"frame_to" integer NOT NULL,
	"basis" text NOT NULL,
	"list" bigint NOT NULL,
	"lead_days" integer NOT NULL,
	"note" text,
	CONSTRAINT "price_rows_version_id_component_key_frame_from_pk" PRIMARY KEY("version_id","component","key","frame_from")
);
--> statement-breakpoint
CREATE TABLE "price_row_costs" (
	"version_id" uuid NOT NULL,
	"component" text NOT NULL,
	"key" text NOT NULL,
	"frame_from" integer NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "price_row_costs_version_id_component_key_frame_from_pk" PRIMARY KEY("version_id","component","key","frame_from")
);
--> statement-breakpoint
CREATE TABLE "customer_terms" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"group_code" text NOT NULL,
	"payment" text,
	"incoterm" text,
	"place" text,
	"tax_mode" text DEFAULT 'domestic' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"locale" text DEFAULT 'zh-cn' NOT NULL,
	"erp_no" text,
	"show_prices" text NOT NULL,
	"credit_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_versions" ADD CONSTRAINT "price_versions_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_version_id_price_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."price_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_row_costs" ADD CONSTRAINT "price_row_costs_version_id_price_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."price_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_terms" ADD CONSTRAINT "customer_terms_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_terms" ADD CONSTRAINT "customer_terms_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_code" ON "price_lists" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "price_versions_no" ON "price_versions" USING btree ("list_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "price_versions_hash" ON "price_versions" USING btree ("list_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "price_versions_active" ON "price_versions" USING btree ("list_id") WHERE "price_versions"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "customer_terms_erp_no" ON "customer_terms" USING btree ("erp_no");--> statement-breakpoint
-- Holds a table to what the provider lets be read of it: `reads` is the condition. No request changes it: prices and terms are published
-- by the owner of the tables, in the name of the administrator. The owner is told by having no settings (organisations_within).
CREATE FUNCTION hold_to_publisher(published_table regclass, reads text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owns text := '(SELECT organisations_within(''app.writable'')) IS NULL';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', published_table);
  EXECUTE format('CREATE POLICY reads_published ON %s FOR SELECT USING (%s)', published_table, reads);
  EXECUTE format('CREATE POLICY adds_as_owner ON %s FOR INSERT WITH CHECK (%s)', published_table, owns);
  EXECUTE format('CREATE POLICY changes_as_owner ON %s FOR UPDATE USING (%s) WITH CHECK (%s)', published_table, owns, owns);
  EXECUTE format('CREATE POLICY deletes_as_owner ON %s FOR DELETE USING (%s)', published_table, owns);
END
$$;--> statement-breakpoint
SELECT hold_to_publisher('price_lists', 'true');--> statement-breakpoint
SELECT hold_to_publisher('price_versions', 'true');--> statement-breakpoint
SELECT hold_to_publisher('price_rows', 'true');--> statement-breakpoint
-- Costs are the provider's alone: its people are told by the nil id, which stands for what visitors sent in and is among what they alone read.
SELECT hold_to_publisher('price_row_costs',
  'coalesce(''00000000-0000-0000-0000-000000000000''::uuid = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true)');--> statement-breakpoint
SELECT hold_to_publisher('customer_terms',
  'coalesce(organisation_id = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true)');--> statement-breakpoint
-- A price that was shown stays what it was: rows never change, and of a version that was staged nothing but its state.
CREATE FUNCTION keep_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'price_versions' AND (OLD.state = 'checked' OR to_jsonb(OLD) - 'state' = to_jsonb(NEW) - 'state') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'prices of a version never change';
END $$;--> statement-breakpoint
CREATE TRIGGER price_versions_kept BEFORE UPDATE ON "price_versions" FOR EACH ROW EXECUTE FUNCTION keep_prices();--> statement-breakpoint
CREATE TRIGGER price_rows_kept BEFORE UPDATE ON "price_rows" FOR EACH ROW EXECUTE FUNCTION keep_prices();--> statement-breakpoint
CREATE TRIGGER price_row_costs_kept BEFORE UPDATE ON "price_row_costs" FOR EACH ROW EXECUTE FUNCTION keep_prices();
