-- Bookings with their nights, blocked nights, seasons, and the wall against a night that is sold twice.
CREATE TABLE "blocked_date" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"block_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_date_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "blocked_date_once" UNIQUE NULLS NOT DISTINCT("workspace_id","property_id","unit_id","date")
);
--> statement-breakpoint
ALTER TABLE "blocked_date" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"guest_name" text NOT NULL,
	"guest_email" text DEFAULT '' NOT NULL,
	"guest_phone" text DEFAULT '' NOT NULL,
	"guests_count" integer,
	"check_in" timestamp(0) NOT NULL,
	"check_out" timestamp(0) NOT NULL,
	"in_at" timestamp with time zone NOT NULL,
	"out_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"currency" text NOT NULL,
	"rate_mode" text NOT NULL,
	"daily_rate_minor" bigint,
	"total_minor" bigint NOT NULL,
	"overlap_confirmed" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "booking_status" CHECK ("booking"."status" in ('confirmed', 'cancelled')),
	CONSTRAINT "booking_rate_mode" CHECK ("booking"."rate_mode" in ('seasonal', 'flat')),
	CONSTRAINT "booking_currency" CHECK ("booking"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "booking_guest_filled" CHECK (length("booking"."guest_name") > 0),
	CONSTRAINT "booking_guests" CHECK ("booking"."guests_count" between 1 and 99),
	CONSTRAINT "booking_nights" CHECK ("booking"."check_out"::date > "booking"."check_in"::date and "booking"."out_at" > "booking"."in_at"),
	CONSTRAINT "booking_amounts" CHECK ("booking"."total_minor" >= 0 and "booking"."daily_rate_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_night" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"date" date NOT NULL,
	"rate_minor" bigint NOT NULL,
	"season_id" uuid,
	"season_name" text,
	CONSTRAINT "booking_night_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "booking_night_once" UNIQUE("workspace_id","booking_id","date"),
	CONSTRAINT "booking_night_rate" CHECK ("booking_night"."rate_minor" >= 0),
	CONSTRAINT "booking_night_season" CHECK (("booking_night"."season_id" is null) = ("booking_night"."season_name" is null))
);
--> statement-breakpoint
ALTER TABLE "booking_night" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seasonal_rate" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"rate_minor" bigint NOT NULL,
	"min_stay" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seasonal_rate_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "seasonal_rate_name_filled" CHECK (length("seasonal_rate"."name") > 0),
	CONSTRAINT "seasonal_rate_ends_after_start" CHECK ("seasonal_rate"."ends_on" >= "seasonal_rate"."starts_on"),
	CONSTRAINT "seasonal_rate_amount" CHECK ("seasonal_rate"."rate_minor" > 0),
	CONSTRAINT "seasonal_rate_min_stay" CHECK ("seasonal_rate"."min_stay" between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "seasonal_rate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "income" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "blocked_date" ADD CONSTRAINT "blocked_date_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_date" ADD CONSTRAINT "blocked_date_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_date" ADD CONSTRAINT "blocked_date_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_night" ADD CONSTRAINT "booking_night_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_night" ADD CONSTRAINT "booking_night_booking" FOREIGN KEY ("workspace_id","booking_id") REFERENCES "public"."booking"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasonal_rate" ADD CONSTRAINT "seasonal_rate_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasonal_rate" ADD CONSTRAINT "seasonal_rate_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasonal_rate" ADD CONSTRAINT "seasonal_rate_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_date_by_block" ON "blocked_date" USING btree ("workspace_id","block_id");--> statement-breakpoint
CREATE INDEX "blocked_date_by_day" ON "blocked_date" USING btree ("workspace_id","date");--> statement-breakpoint
CREATE INDEX "booking_by_check_in" ON "booking" USING btree ("workspace_id","check_in","id");--> statement-breakpoint
CREATE INDEX "booking_by_check_out" ON "booking" USING btree ("workspace_id","check_out","id");--> statement-breakpoint
CREATE INDEX "booking_by_property" ON "booking" USING btree ("workspace_id","property_id","out_at");--> statement-breakpoint
CREATE INDEX "booking_by_unit" ON "booking" USING btree ("workspace_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE INDEX "seasonal_rate_by_start" ON "seasonal_rate" USING btree ("workspace_id","property_id","starts_on","id");--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_booking" FOREIGN KEY ("workspace_id","booking_id") REFERENCES "public"."booking"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_by_booking" ON "income" USING btree ("workspace_id","booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE POLICY "own_workspace" ON "blocked_date" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "blocked_date" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "booking" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "booking" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "booking_night" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "booking_night" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "seasonal_rate" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "seasonal_rate" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
ALTER TABLE "blocked_date" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_night" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seasonal_rate" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
grant select, insert, update, delete on blocked_date, booking, booking_night, seasonal_rate to app_user, app_system;--> statement-breakpoint
-- An index over a place and a span of time together asks for it. A trusted extension: whoever owns the database may add it.
create extension if not exists btree_gist;--> statement-breakpoint
-- R-D03: whatever the code above forgets, no place is sold twice for one moment unless somebody has seen and confirmed it.
alter table booking add constraint booking_unseen_overlap exclude using gist (
  workspace_id with =, property_id with =, (coalesce(unit_id, property_id)) with =, tstzrange(in_at, out_at) with &&
) where (status = 'confirmed' and not overlap_confirmed);
