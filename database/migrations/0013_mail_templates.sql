CREATE TABLE "mail_templates" (
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text,
	"body" text,
	"version" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_templates_template_locale_pk" PRIMARY KEY("template","locale")
);
--> statement-breakpoint
DROP INDEX "mails_recipient";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "letter" jsonb;--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mails_template" ON "mails" USING btree ("template","id");--> statement-breakpoint
CREATE INDEX "mails_domain" ON "mails" USING btree (split_part(lower("recipient"), '@', 2) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient") text_pattern_ops);