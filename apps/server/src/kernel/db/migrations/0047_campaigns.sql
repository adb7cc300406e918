CREATE TABLE "campaign" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"spend_minor" bigint NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"expense_id" uuid,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "campaign_channel" CHECK ("campaign"."channel" in ('manual', 'classifieds', 'facebook', 'google', 'local')),
	CONSTRAINT "campaign_days" CHECK ("campaign"."ends_on" is null or "campaign"."ends_on" >= "campaign"."starts_on"),
	CONSTRAINT "campaign_spend" CHECK ("campaign"."spend_minor" >= 0),
	CONSTRAINT "campaign_counts" CHECK ("campaign"."leads" between 0 and 999999999 and "campaign"."impressions" between 0 and 999999999 and "campaign"."clicks" between 0 and 999999999
        and ("campaign"."impressions" = 0 or "campaign"."clicks" <= "campaign"."impressions"))
);
--> statement-breakpoint
ALTER TABLE "campaign" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_expense" FOREIGN KEY ("workspace_id","expense_id") REFERENCES "public"."expense"("workspace_id","id") ON DELETE set null ("expense_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_by_start" ON "campaign" USING btree ("workspace_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "campaign_by_property" ON "campaign" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_expense_once" ON "campaign" USING btree ("workspace_id","expense_id") WHERE expense_id is not null;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "campaign" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "campaign" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
-- Forced: the owner, which the login role is, sees no tenant row either unless it takes one of the two roles.
ALTER TABLE "campaign" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT select, insert, update, delete ON "campaign" TO app_user, app_system;
