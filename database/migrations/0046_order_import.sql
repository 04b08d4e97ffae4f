CREATE TABLE "order_import_rows" (
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"hash" text NOT NULL,
	"source" text NOT NULL,
	"sap_order_no" text NOT NULL,
	"item_no" integer NOT NULL,
	"customer_id" uuid,
	"currency" text DEFAULT '' NOT NULL,
	"serials" text[] DEFAULT '{}' NOT NULL,
	"verdict" text NOT NULL,
	"problems" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "order_import_rows_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "order_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb,
	"mode" text,
	"applied" integer DEFAULT 0 NOT NULL,
	"read_job_id" uuid NOT NULL,
	"apply_job_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "order_lines_by_date";--> statement-breakpoint
DROP INDEX "order_lines_open";--> statement-breakpoint
DROP INDEX "orders_organisation";--> statement-breakpoint
ALTER TABLE "order_import_rows" ADD CONSTRAINT "order_import_rows_import_id_order_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."order_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_imports" ADD CONSTRAINT "order_imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_import_rows_verdict" ON "order_import_rows" USING btree ("import_id","verdict","row_no");--> statement-breakpoint
CREATE INDEX "order_import_rows_order" ON "order_import_rows" USING btree ("import_id","sap_order_no","row_no");--> statement-breakpoint
CREATE INDEX "order_import_rows_serials" ON "order_import_rows" USING gin ("serials") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_imports_hash" ON "order_imports" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "order_imports_actor" ON "order_imports" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_imports_read_job" ON "order_imports" USING btree ("read_job_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_all" ON "order_lines" USING btree ("order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_lines_by_date" ON "order_lines" USING btree ("organisation_id","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_lines_open" ON "order_lines" USING btree ("organisation_id","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "order_lines"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_organisation" ON "orders" USING btree ("organisation_id","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Order files are the back office's: requests of nobody reach them, only the owner, who is told by having no settings.
SELECT hold_to_publisher('order_imports', '(SELECT organisations_within(''app.readable'')) IS NULL');--> statement-breakpoint
SELECT hold_to_publisher('order_import_rows', '(SELECT organisations_within(''app.readable'')) IS NULL');
