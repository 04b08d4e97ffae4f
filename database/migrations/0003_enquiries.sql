CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"actor_id" uuid,
	"product_line" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"client" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_client" ON "enquiries" USING btree ("client","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("id");