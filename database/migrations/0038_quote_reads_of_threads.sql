-- What somebody has read is noted by thread, a line's (line_no) or the whole quote's (0), and by the side they read it on.
ALTER TABLE "quote_reads" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "quote_reads" ADD COLUMN "line_no" integer;--> statement-breakpoint
ALTER TABLE "quote_reads" ADD COLUMN "last_seq" bigint;--> statement-breakpoint
-- Until now whoever wrote had read all of a quote, which stood in one list: the same of each of its threads. Staff may have written for the
-- customer, but read what is the provider's in any case.
UPDATE "quote_reads" SET "line_no" = 0,
	"side" = CASE WHEN (SELECT "role" FROM "users" WHERE "users"."id" = "user_id") = 'staff' THEN 'P' ELSE 'C' END,
	"last_seq" = coalesce((SELECT "seq" FROM "quote_messages" WHERE "quote_messages"."id" = "last_id"), 0);--> statement-breakpoint
ALTER TABLE "quote_reads" ALTER COLUMN "side" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_reads" ALTER COLUMN "line_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_reads" ALTER COLUMN "last_seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_reads" DROP CONSTRAINT "quote_reads_quote_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "quote_reads" DROP COLUMN "last_id";--> statement-breakpoint
ALTER TABLE "quote_reads" ADD CONSTRAINT "quote_reads_quote_id_user_id_side_line_no_pk" PRIMARY KEY("quote_id","user_id","side","line_no");--> statement-breakpoint
INSERT INTO "quote_reads" ("quote_id", "user_id", "organisation_id", "side", "line_no", "last_seq")
	SELECT r."quote_id", r."user_id", r."organisation_id", r."side", l."line_no", r."last_seq"
	FROM "quote_reads" r JOIN "quote_lines" l ON l."quote_id" = r."quote_id";
