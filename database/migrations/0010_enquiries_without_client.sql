DROP INDEX "enquiries_client";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "client";