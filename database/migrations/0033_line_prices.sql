ALTER TABLE "configurations" ADD COLUMN "price" jsonb;
