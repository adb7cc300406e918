-- Who cleans: the contact with what was agreed, where somebody comes by rule, the way in without an account; and what is cleaned.
CREATE TABLE "cleaner" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"currency" text NOT NULL,
	"pay_by" text,
	"amount_minor" bigint,
	"weekend_minor" bigint,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cleaner_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cleaner_language" CHECK ("cleaner"."language" in ('en', 'es', 'de', 'fr', 'it')),
	CONSTRAINT "cleaner_pay_by" CHECK ("cleaner"."pay_by" in ('job', 'hour')),
	CONSTRAINT "cleaner_currency" CHECK ("cleaner"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "cleaner_name_filled" CHECK (length("cleaner"."name") > 0),
	CONSTRAINT "cleaner_pay" CHECK (("cleaner"."pay_by" is null) = ("cleaner"."amount_minor" is null) and ("cleaner"."weekend_minor" is null or "cleaner"."pay_by" is not null)
        and "cleaner"."amount_minor" >= 0 and "cleaner"."weekend_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cleaner" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cleaner_link" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"token_hash" text,
	"sealed" text,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "cleaner_link_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cleaner_link_once" UNIQUE("workspace_id","cleaner_id"),
	CONSTRAINT "cleaner_link_open" CHECK (("cleaner_link"."revoked_at" is null) = ("cleaner_link"."token_hash" is not null) and ("cleaner_link"."token_hash" is null) = ("cleaner_link"."sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "cleaner_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cleaner_rule" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cleaner_rule_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cleaner_rule_once" UNIQUE NULLS NOT DISTINCT("workspace_id","property_id","unit_id")
);
--> statement-breakpoint
ALTER TABLE "cleaner_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cleaner_unit_pay" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cleaner_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"weekend_minor" bigint,
	CONSTRAINT "cleaner_unit_pay_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cleaner_unit_pay_once" UNIQUE("workspace_id","cleaner_id","unit_id"),
	CONSTRAINT "cleaner_unit_pay_amounts" CHECK ("cleaner_unit_pay"."amount_minor" >= 0 and "cleaner_unit_pay"."weekend_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cleaner_unit_pay" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "turnover_job" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"status" text DEFAULT 'unassigned' NOT NULL,
	"cleaner_id" uuid,
	"window_starts_at" timestamp with time zone NOT NULL,
	"window_ends_at" timestamp with time zone,
	"slot_starts_at" timestamp with time zone NOT NULL,
	"slot_ends_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" text,
	"host_told_at" timestamp with time zone,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_on" date,
	"paid_method" text,
	"expense_id" uuid,
	"voided" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turnover_job_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "turnover_job_kind" CHECK ("turnover_job"."kind" in ('checkout', 'manual')),
	CONSTRAINT "turnover_job_status" CHECK ("turnover_job"."status" in ('unassigned', 'assigned', 'done', 'cancelled')),
	CONSTRAINT "turnover_job_done_by" CHECK ("turnover_job"."done_by" in ('cleaner', 'host')),
	CONSTRAINT "turnover_job_paid_method" CHECK ("turnover_job"."paid_method" in ('bank_transfer', 'cash', 'check', 'card', 'other')),
	CONSTRAINT "turnover_job_currency" CHECK ("turnover_job"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "turnover_job_manual" CHECK ("turnover_job"."kind" <> 'manual' or "turnover_job"."booking_id" is null),
	CONSTRAINT "turnover_job_slot" CHECK ("turnover_job"."slot_ends_at" >= "turnover_job"."slot_starts_at"),
	CONSTRAINT "turnover_job_assigned" CHECK (("turnover_job"."status" <> 'unassigned' or "turnover_job"."cleaner_id" is null) and ("turnover_job"."status" <> 'assigned' or "turnover_job"."cleaner_id" is not null)),
	CONSTRAINT "turnover_job_done" CHECK (("turnover_job"."status" = 'done') = ("turnover_job"."done_at" is not null) and ("turnover_job"."done_at" is null) = ("turnover_job"."done_by" is null)),
	CONSTRAINT "turnover_job_fee" CHECK ("turnover_job"."fee_minor" >= 0),
	CONSTRAINT "turnover_job_paid" CHECK (("turnover_job"."paid_on" is null) = ("turnover_job"."paid_method" is null) and ("turnover_job"."paid_on" is not null or "turnover_job"."expense_id" is null)),
	CONSTRAINT "turnover_job_approved" CHECK ("turnover_job"."status" = 'done' or ("turnover_job"."approved_at" is null and "turnover_job"."paid_on" is null))
);
--> statement-breakpoint
ALTER TABLE "turnover_job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cleaner" ADD CONSTRAINT "cleaner_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_link" ADD CONSTRAINT "cleaner_link_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_link" ADD CONSTRAINT "cleaner_link_cleaner" FOREIGN KEY ("workspace_id","cleaner_id") REFERENCES "public"."cleaner"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_rule" ADD CONSTRAINT "cleaner_rule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_rule" ADD CONSTRAINT "cleaner_rule_cleaner" FOREIGN KEY ("workspace_id","cleaner_id") REFERENCES "public"."cleaner"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_rule" ADD CONSTRAINT "cleaner_rule_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_rule" ADD CONSTRAINT "cleaner_rule_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_unit_pay" ADD CONSTRAINT "cleaner_unit_pay_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_unit_pay" ADD CONSTRAINT "cleaner_unit_pay_cleaner" FOREIGN KEY ("workspace_id","cleaner_id") REFERENCES "public"."cleaner"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaner_unit_pay" ADD CONSTRAINT "cleaner_unit_pay_unit" FOREIGN KEY ("workspace_id","unit_id") REFERENCES "public"."unit"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_booking" FOREIGN KEY ("workspace_id","booking_id") REFERENCES "public"."booking"("workspace_id","id") ON DELETE set null (booking_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_cleaner" FOREIGN KEY ("workspace_id","cleaner_id") REFERENCES "public"."cleaner"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_job" ADD CONSTRAINT "turnover_job_expense" FOREIGN KEY ("workspace_id","expense_id") REFERENCES "public"."expense"("workspace_id","id") ON DELETE set null (expense_id) ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cleaner_by_name" ON "cleaner" USING btree ("workspace_id",name collate "und-x-icu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cleaner_login_once" ON "cleaner" USING btree ("workspace_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cleaner_link_by_token" ON "cleaner_link" USING btree ("workspace_id","token_hash");--> statement-breakpoint
CREATE INDEX "cleaner_rule_by_cleaner" ON "cleaner_rule" USING btree ("workspace_id","cleaner_id");--> statement-breakpoint
CREATE INDEX "cleaner_rule_by_unit" ON "cleaner_rule" USING btree ("workspace_id","unit_id");--> statement-breakpoint
CREATE INDEX "cleaner_unit_pay_by_unit" ON "cleaner_unit_pay" USING btree ("workspace_id","unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_job_of_booking" ON "turnover_job" USING btree ("workspace_id","booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_job_expense_once" ON "turnover_job" USING btree ("workspace_id","expense_id") WHERE expense_id is not null;--> statement-breakpoint
CREATE INDEX "turnover_job_by_slot" ON "turnover_job" USING btree ("workspace_id","slot_starts_at","id");--> statement-breakpoint
CREATE INDEX "turnover_job_by_property" ON "turnover_job" USING btree ("workspace_id","property_id","window_starts_at");--> statement-breakpoint
CREATE INDEX "turnover_job_by_cleaner" ON "turnover_job" USING btree ("workspace_id","cleaner_id","slot_starts_at");--> statement-breakpoint
CREATE INDEX "turnover_job_by_unit" ON "turnover_job" USING btree ("workspace_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE INDEX "turnover_job_by_done" ON "turnover_job" USING btree ("workspace_id","done_at","id") WHERE done_at is not null;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "cleaner" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "cleaner" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "cleaner_link" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "cleaner_link" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "cleaner_rule" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "cleaner_rule" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "cleaner_unit_pay" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "cleaner_unit_pay" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "turnover_job" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "turnover_job" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "cleaner" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cleaner_unit_pay" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cleaner_rule" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cleaner_link" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "turnover_job" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on cleaner, cleaner_unit_pay, cleaner_rule, cleaner_link, turnover_job to app_user, app_system;
