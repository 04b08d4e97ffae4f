CREATE TABLE "subscriptions" (
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
-- Holds a table of what people keep for themselves beside records of others: whoever reads the record adds and takes away, staff and the
-- administrator too, who write nothing else of it. The owner is told by having no settings (organisations_within).
CREATE FUNCTION hold_to_readers(kept_table regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reads text := 'coalesce(organisation_id = ANY ((SELECT organisations_within(''app.readable''))::uuid[]), true)';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', kept_table);
  EXECUTE format('CREATE POLICY reads_as_reader ON %s FOR SELECT USING (%s)', kept_table, reads);
  EXECUTE format('CREATE POLICY adds_as_reader ON %s FOR INSERT WITH CHECK (%s)', kept_table, reads);
  EXECUTE format('CREATE POLICY changes_as_reader ON %s FOR UPDATE USING (%s) WITH CHECK (%s)', kept_table, reads, reads);
  EXECUTE format('CREATE POLICY deletes_as_reader ON %s FOR DELETE USING (%s)', kept_table, reads);
END
$$;--> statement-breakpoint
SELECT hold_to_readers('subscriptions');
