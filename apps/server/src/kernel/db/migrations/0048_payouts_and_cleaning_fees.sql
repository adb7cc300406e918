ALTER TABLE "statement_line" DROP CONSTRAINT "statement_line_once";--> statement-breakpoint
ALTER TABLE "income" ADD COLUMN "cleaning_of" uuid;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "guest_record_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_cleaning_of" FOREIGN KEY ("workspace_id","cleaning_of") REFERENCES "public"."booking"("workspace_id","id") ON DELETE set null (cleaning_of) ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_by_cleaning" ON "income" USING btree ("workspace_id","cleaning_of") WHERE cleaning_of is not null;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_once" UNIQUE("workspace_id","print_hash","part");--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_cleaning_is_other" CHECK ("income"."cleaning_of" is null or ("income"."category" = 'other' and "income"."booking_id" is null));--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_guest_record_months" CHECK ("workspace"."guest_record_months" between 1 and 120);--> statement-breakpoint
grant update (guest_record_months) on workspace to app_user;