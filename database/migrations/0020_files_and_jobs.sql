CREATE TABLE "file_chunks" (
	"file_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_file_id_no_pk" PRIMARY KEY("file_id","no")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"on_behalf_of" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"chunks" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"on_behalf_of" uuid,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"cursor" jsonb,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_in" uuid,
	"file_out" uuid,
	"failure" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_organisation" ON "files" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "files_updated" ON "files" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "jobs_organisation" ON "jobs" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "jobs_turns" ON "jobs" USING btree ("organisation_id","taken_at");--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" USING btree ("ended_at");--> statement-breakpoint
-- Files come packed or are read once: packing them again costs more than it saves.
ALTER TABLE "file_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
SELECT hold_to_scope('files');--> statement-breakpoint
SELECT hold_to_scope('file_chunks');--> statement-breakpoint
SELECT hold_to_scope('jobs');
