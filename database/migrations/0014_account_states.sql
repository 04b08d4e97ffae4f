CREATE INDEX "users_pending" ON "users" USING btree ("id") WHERE "users"."pending";--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("id") WHERE "users"."password_hash" is null;--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("id") WHERE "users"."disabled";