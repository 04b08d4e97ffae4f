ALTER TABLE "configurations" ADD COLUMN "item_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "moved_to" text;--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "configurations_place" ON "configurations" USING btree ("organisation_id",(coalesce("moved_to", replace("id"::text, '-', '')) COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "configurations_any_place" ON "configurations" USING btree ((coalesce("moved_to", replace("id"::text, '-', '')) COLLATE "C"),"id");--> statement-breakpoint
CREATE INDEX "configurations_folder" ON "configurations" USING btree ("organisation_id","folder",(coalesce("moved_to", replace("id"::text, '-', '')) COLLATE "C"));--> statement-breakpoint
CREATE INDEX "configurations_category" ON "configurations" USING btree ("organisation_id","category",(coalesce("moved_to", replace("id"::text, '-', '')) COLLATE "C"));--> statement-breakpoint
CREATE INDEX "configurations_person" ON "configurations" USING btree ("organisation_id","actor_id",(coalesce("moved_to", replace("id"::text, '-', '')) COLLATE "C"));--> statement-breakpoint
CREATE INDEX "configurations_type_code" ON "configurations" USING btree ("organisation_id","type_code");--> statement-breakpoint
CREATE INDEX "configurations_deleted" ON "configurations" USING btree ("deleted_at") WHERE "configurations"."deleted_at" is not null;