CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
UPDATE "users" SET "demo" = true FROM "organisations" WHERE "organisations"."id" = "users"."organisation_id" AND "organisations"."name" IN ('驱动制造有限公司', '华东传动设备有限公司', '苏州输送机械有限公司', '南方包装机械有限公司') AND "users"."username" IN ('admin', 'lv1-demo', 'lv2-demo', 'sales-demo', '2000');
