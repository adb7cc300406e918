-- What comes again and again, and which turns of it were accepted or skipped.
CREATE TABLE "recurring" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"book" text NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"category" text NOT NULL,
	"nature" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text,
	"notes" text DEFAULT '' NOT NULL,
	"first_on" date NOT NULL,
	"every_months" integer NOT NULL,
	"proposed_from" date,
	"ends_on" date,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "recurring_book" CHECK ("recurring"."book" in ('income', 'expense')),
	CONSTRAINT "recurring_method" CHECK ("recurring"."method" in ('bank_transfer', 'cash', 'check', 'card', 'other')),
	CONSTRAINT "recurring_currency" CHECK ("recurring"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "recurring_words" CHECK (case "recurring"."book" when 'income'
        then "recurring"."category" in ('rent', 'deposit', 'utilities', 'other') and "recurring"."nature" in ('operating', 'pass_through')
        else "recurring"."category" in ('maintenance', 'utilities', 'insurance', 'taxes', 'repairs', 'cleaning', 'management', 'other') and "recurring"."nature" in ('operating', 'capital', 'debt_service', 'pass_through') end),
	CONSTRAINT "recurring_method_of_income" CHECK (("recurring"."method" is not null) = ("recurring"."book" = 'income')),
	CONSTRAINT "recurring_amount" CHECK ("recurring"."amount_minor" > 0),
	CONSTRAINT "recurring_every" CHECK ("recurring"."every_months" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "recurring" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recurring_turn" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recurring_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"income_id" uuid,
	"expense_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_turn_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "recurring_turn_once" UNIQUE("workspace_id","recurring_id","number"),
	CONSTRAINT "recurring_turn_income_once" UNIQUE("workspace_id","income_id"),
	CONSTRAINT "recurring_turn_expense_once" UNIQUE("workspace_id","expense_id"),
	CONSTRAINT "recurring_turn_number" CHECK ("recurring_turn"."number" >= 0),
	CONSTRAINT "recurring_turn_one_record" CHECK (num_nonnulls("recurring_turn"."income_id", "recurring_turn"."expense_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "recurring_turn" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recurring" ADD CONSTRAINT "recurring_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring" ADD CONSTRAINT "recurring_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring" ADD CONSTRAINT "recurring_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE set null (unit_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_turn" ADD CONSTRAINT "recurring_turn_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_turn" ADD CONSTRAINT "recurring_turn_recurring" FOREIGN KEY ("workspace_id","recurring_id") REFERENCES "public"."recurring"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_turn" ADD CONSTRAINT "recurring_turn_income" FOREIGN KEY ("workspace_id","income_id") REFERENCES "public"."income"("workspace_id","id") ON DELETE set null (income_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_turn" ADD CONSTRAINT "recurring_turn_expense" FOREIGN KEY ("workspace_id","expense_id") REFERENCES "public"."expense"("workspace_id","id") ON DELETE set null (expense_id) ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_by_book" ON "recurring" USING btree ("workspace_id","book","property_id");--> statement-breakpoint
CREATE INDEX "recurring_by_property" ON "recurring" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "recurring_by_unit" ON "recurring" USING btree ("workspace_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "recurring" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "recurring" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "recurring_turn" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "recurring_turn" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "recurring" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recurring_turn" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on recurring, recurring_turn to app_user, app_system;
