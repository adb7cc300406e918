CREATE TABLE "document" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid,
	"unit_id" uuid,
	"lease_id" uuid,
	"tenant_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "document_file" UNIQUE("workspace_id","file_id"),
	CONSTRAINT "document_kind" CHECK ("document"."kind" in ('lease_agreement', 'receipt', 'photo', 'other')),
	CONSTRAINT "document_format" CHECK ("document"."format" in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx', 'csv', 'txt')),
	CONSTRAINT "document_sha256" CHECK ("document"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "document_name_filled" CHECK (length("document"."name") > 0),
	CONSTRAINT "document_bytes" CHECK ("document"."bytes" > 0),
	CONSTRAINT "document_one_place" CHECK (num_nonnulls("document"."property_id", "document"."lease_id", "document"."tenant_id") = 1),
	CONSTRAINT "document_unit_of_property" CHECK ("document"."unit_id" is null or "document"."property_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE set null (unit_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_by_property" ON "document" USING btree ("workspace_id","property_id","created_at");--> statement-breakpoint
CREATE INDEX "document_by_unit" ON "document" USING btree ("workspace_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE INDEX "document_by_lease" ON "document" USING btree ("workspace_id","lease_id","created_at");--> statement-breakpoint
CREATE INDEX "document_by_tenant" ON "document" USING btree ("workspace_id","tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "document_by_bytes" ON "document" USING btree ("workspace_id","bytes");--> statement-breakpoint
CREATE POLICY "own_workspace" ON "document" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
ALTER TABLE "document" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT select, insert, update, delete ON "document" TO app_user, app_system;
