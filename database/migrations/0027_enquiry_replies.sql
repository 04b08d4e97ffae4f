-- Whoever asked replies among the answers to their enquiry.
ALTER TABLE "enquiry_answers" ADD COLUMN "is_reply" boolean DEFAULT false NOT NULL;
