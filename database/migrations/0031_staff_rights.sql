CREATE TABLE "staff_rights" (
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_rights_user_id_right_pk" PRIMARY KEY("user_id","right")
);
--> statement-breakpoint
ALTER TABLE "staff_rights" ADD CONSTRAINT "staff_rights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The salesperson of a demo that is there already gets what a new demo's has; the second one comes with the next start.
INSERT INTO "staff_rights" ("user_id", "right", "given_at")
  SELECT u."id", r."right", now() FROM "users" u, unnest(ARRAY['bills.issue', 'bills.void', 'orders.correct', 'sheets.release']) AS r("right")
  WHERE u."username" = 'sales-demo' AND u."demo" AND u."role" = 'staff' AND u."erased_at" IS NULL;
