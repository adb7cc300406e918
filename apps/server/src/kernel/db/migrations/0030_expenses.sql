-- What was paid for a property, and the files that prove it.
CREATE TABLE "expense" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"category" text NOT NULL,
	"nature" text DEFAULT 'operating' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"spent_on" date NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"reversal_of" uuid,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expense_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "expense_category" CHECK ("expense"."category" in ('maintenance', 'utilities', 'insurance', 'taxes', 'repairs', 'cleaning', 'management', 'other')),
	CONSTRAINT "expense_nature" CHECK ("expense"."nature" in ('operating', 'capital', 'debt_service', 'pass_through')),
	CONSTRAINT "expense_currency" CHECK ("expense"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "expense_sign" CHECK ("expense"."amount_minor" <> 0 and ("expense"."amount_minor" > 0) = ("expense"."reversal_of" is null))
);
--> statement-breakpoint
ALTER TABLE "expense" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document" DROP CONSTRAINT "document_one_place";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "expense_id" uuid;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE set null (unit_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_reversal_of" FOREIGN KEY ("workspace_id","reversal_of") REFERENCES "public"."expense"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_by_day" ON "expense" USING btree ("workspace_id","spent_on","id");--> statement-breakpoint
CREATE INDEX "expense_by_property_day" ON "expense" USING btree ("workspace_id","property_id","spent_on","id");--> statement-breakpoint
CREATE INDEX "expense_by_unit" ON "expense" USING btree ("workspace_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE INDEX "expense_by_original" ON "expense" USING btree ("workspace_id","reversal_of") WHERE reversal_of is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_expense" FOREIGN KEY ("workspace_id","expense_id") REFERENCES "public"."expense"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_expense" ON "document" USING btree ("workspace_id","expense_id","created_at") WHERE expense_id is not null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_one_place" CHECK (num_nonnulls("document"."property_id", "document"."lease_id", "document"."tenant_id", "document"."task_id", "document"."expense_id") = 1);--> statement-breakpoint
CREATE POLICY "own_workspace" ON "expense" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "expense" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "expense" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on expense to app_user, app_system;
