-- R-B01: the exchange rates that somebody entered, one for each pair and month whichever way it is read.
CREATE TABLE "exchange_rate" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"period" text NOT NULL,
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"rate" numeric(19, 10) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rate_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "exchange_rate_period" CHECK ("exchange_rate"."period" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "exchange_rate_base" CHECK ("exchange_rate"."base" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rate_quote" CHECK ("exchange_rate"."quote" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rate_two_currencies" CHECK ("exchange_rate"."base" <> "exchange_rate"."quote"),
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."rate" > 0)
);
--> statement-breakpoint
ALTER TABLE "exchange_rate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rate_once" ON "exchange_rate" USING btree ("workspace_id","period",least(base, quote),greatest(base, quote));--> statement-breakpoint
CREATE POLICY "own_workspace" ON "exchange_rate" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "exchange_rate" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "exchange_rate" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on exchange_rate to app_user, app_system;
