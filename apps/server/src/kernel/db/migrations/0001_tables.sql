CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"language" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"base_currency" text DEFAULT 'EUR' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"single_key_shortcuts" boolean DEFAULT true NOT NULL,
	"rent_kind" text,
	"onboarding_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_language" CHECK ("user"."language" in ('en', 'es', 'de', 'fr', 'it')),
	CONSTRAINT "user_theme" CHECK ("user"."theme" in ('light', 'dark', 'system')),
	CONSTRAINT "user_rent_kind" CHECK ("user"."rent_kind" in ('monthly', 'daily', 'both')),
	CONSTRAINT "user_base_currency" CHECK ("user"."base_currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"changes" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "idempotency_key_once" UNIQUE("workspace_id","user_id","route","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trash" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trash_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "trash" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deposit_movement" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"moved_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"transfer" boolean DEFAULT false NOT NULL,
	"method" text,
	"note" text DEFAULT '' NOT NULL,
	"rent_row_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_movement_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "deposit_movement_kind" CHECK ("deposit_movement"."kind" in ('received', 'returned', 'retained')),
	CONSTRAINT "deposit_movement_method" CHECK ("deposit_movement"."method" in ('bank_transfer', 'cash', 'check', 'card', 'other')),
	CONSTRAINT "deposit_movement_amount" CHECK ("deposit_movement"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "deposit_movement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "income" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"tenant_id" uuid,
	"lease_id" uuid,
	"category" text NOT NULL,
	"nature" text DEFAULT 'operating' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"method" text,
	"notes" text DEFAULT '' NOT NULL,
	"lease_payment_id" uuid,
	"lease_refund_id" uuid,
	"deposit_movement_id" uuid,
	"reversal_of" uuid,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "income_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "income_lease_payment_once" UNIQUE("workspace_id","lease_payment_id"),
	CONSTRAINT "income_lease_refund_once" UNIQUE("workspace_id","lease_refund_id"),
	CONSTRAINT "income_category" CHECK ("income"."category" in ('rent', 'deposit', 'utilities', 'other')),
	CONSTRAINT "income_nature" CHECK ("income"."nature" in ('operating', 'pass_through')),
	CONSTRAINT "income_method" CHECK ("income"."method" in ('bank_transfer', 'cash', 'check', 'card', 'other')),
	CONSTRAINT "income_currency" CHECK ("income"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "income_sign" CHECK ("income"."amount_minor" <> 0 and ("income"."amount_minor" > 0 or "income"."reversal_of" is not null or "income"."category" = 'deposit'))
);
--> statement-breakpoint
ALTER TABLE "income" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lease" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"currency" text NOT NULL,
	"rent_minor" bigint NOT NULL,
	"charges_minor" bigint DEFAULT 0 NOT NULL,
	"deposit_minor" bigint DEFAULT 0 NOT NULL,
	"payment_day" integer NOT NULL,
	"proration" text DEFAULT 'actual_days' NOT NULL,
	"grace_days" integer DEFAULT 0 NOT NULL,
	"track_from" text,
	"opening_minor" bigint DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "lease_ends_after_start" CHECK ("lease"."ends_on" is null or "lease"."ends_on" >= "lease"."starts_on"),
	CONSTRAINT "lease_amounts" CHECK ("lease"."rent_minor" >= 0 and "lease"."charges_minor" >= 0 and "lease"."deposit_minor" >= 0),
	CONSTRAINT "lease_payment_day" CHECK ("lease"."payment_day" between 1 and 31),
	CONSTRAINT "lease_grace_days" CHECK ("lease"."grace_days" >= 0),
	CONSTRAINT "lease_proration" CHECK ("lease"."proration" in ('actual_days', 'thirty_day', 'none')),
	CONSTRAINT "lease_track_from" CHECK ("lease"."track_from" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "lease_currency" CHECK ("lease"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "lease" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lease_payment" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"rent_row_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"method" text NOT NULL,
	"transfer_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"opening_credit" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_payment_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "lease_payment_of_lease" UNIQUE("workspace_id","lease_id","id"),
	CONSTRAINT "lease_payment_method" CHECK ("lease_payment"."method" in ('bank_transfer', 'cash', 'check', 'card', 'other')),
	CONSTRAINT "lease_payment_amount" CHECK ("lease_payment"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "lease_payment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lease_refund" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"refunded_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lease_refund_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "lease_refund_amount" CHECK ("lease_refund"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "lease_refund" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "membership" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "membership_role" CHECK ("membership"."role" in ('owner', 'assistant', 'cleaner')),
	CONSTRAINT "membership_status" CHECK ("membership"."status" in ('active', 'invited', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "membership" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_views" (
	"path" text NOT NULL,
	"day" date NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_views_path_day_pk" PRIMARY KEY("path","day")
);
--> statement-breakpoint
CREATE TABLE "pricing_leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"plan" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"rental_mode" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"property_type" text DEFAULT 'residential' NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"check_in_time" time,
	"check_out_time" time,
	"notes" text DEFAULT '' NOT NULL,
	"min_gap_minutes" integer DEFAULT 180 NOT NULL,
	"cleaning_minutes" integer DEFAULT 180 NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "property_rental_mode" CHECK ("property"."rental_mode" in ('monthly', 'daily')),
	CONSTRAINT "property_type_known" CHECK ("property"."property_type" in ('residential', 'commercial')),
	CONSTRAINT "property_status" CHECK ("property"."status" in ('active', 'inactive')),
	CONSTRAINT "property_currency" CHECK ("property"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "property_country" CHECK ("property"."country" ~ '^([A-Z]{2})?$'),
	CONSTRAINT "property_name_filled" CHECK (length("property"."name") > 0),
	CONSTRAINT "property_minutes" CHECK ("property"."min_gap_minutes" >= 0 and "property"."cleaning_minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "property" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_row" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"due_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"one_off" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_row_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "rent_row_of_lease" UNIQUE("workspace_id","lease_id","id"),
	CONSTRAINT "rent_row_kind" CHECK ("rent_row"."kind" in ('rent', 'charge', 'adjustment', 'opening')),
	CONSTRAINT "rent_row_period" CHECK ("rent_row"."period" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "rent_row_days" CHECK ("rent_row"."ends_on" >= "rent_row"."starts_on"),
	CONSTRAINT "rent_row_amount" CHECK ("rent_row"."amount_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rent_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_step" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"effective_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_step_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "rent_step_once" UNIQUE("workspace_id","lease_id","kind","effective_on"),
	CONSTRAINT "rent_step_kind" CHECK ("rent_step"."kind" in ('rent', 'charge')),
	CONSTRAINT "rent_step_amount" CHECK ("rent_step"."amount_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rent_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seo_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"page_type" text NOT NULL,
	"hero_title" text DEFAULT '' NOT NULL,
	"hero_subtitle" text DEFAULT '' NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seo_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "seo_pages_status" CHECK ("seo_pages"."status" in ('draft', 'published')),
	CONSTRAINT "seo_pages_page_type" CHECK ("seo_pages"."page_type" in ('calculator', 'guide', 'other'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan" in ('free', 'starter', 'pro')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('trial', 'active'))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"user_email" text,
	"page" text,
	"user_agent" text,
	"user_id" uuid,
	"telegram_sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_reports_type" CHECK ("support_reports"."type" in ('bug', 'support'))
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"notes" text DEFAULT '' NOT NULL,
	"anonymised_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tenant_name_filled" CHECK (length("tenant"."name") > 0)
);
--> statement-breakpoint
ALTER TABLE "tenant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unit" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bedrooms" integer,
	"bathrooms" numeric(4, 1),
	"size_sqm" numeric(8, 2),
	"floor" text,
	"maintenance" boolean DEFAULT false NOT NULL,
	"in_service_from" date,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unit_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "unit_of_property" UNIQUE("workspace_id","property_id","id"),
	CONSTRAINT "unit_name_filled" CHECK (length("unit"."name") > 0),
	CONSTRAINT "unit_sizes" CHECK ("unit"."bedrooms" >= 0 and "unit"."bathrooms" >= 0 and "unit"."size_sqm" >= 0)
);
--> statement-breakpoint
ALTER TABLE "unit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
CREATE TABLE "workspace" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'own' NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_kind" CHECK ("workspace"."kind" in ('own', 'sample')),
	CONSTRAINT "workspace_only_sample_expires" CHECK ("workspace"."expires_at" is null or "workspace"."kind" = 'sample')
);
--> statement-breakpoint
ALTER TABLE "workspace" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "write_down" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_id" uuid NOT NULL,
	"rent_row_id" uuid NOT NULL,
	"made_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "write_down_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "write_down_reason" CHECK ("write_down"."reason" in ('waiver', 'rent_change', 'settlement')),
	CONSTRAINT "write_down_amount" CHECK ("write_down"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "write_down" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_movement" ADD CONSTRAINT "deposit_movement_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_movement" ADD CONSTRAINT "deposit_movement_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_movement" ADD CONSTRAINT "deposit_movement_rent_row" FOREIGN KEY ("workspace_id","lease_id","rent_row_id") REFERENCES "public"."rent_row"("workspace_id","lease_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE set null (unit_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE set null (tenant_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE set null (lease_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_lease_payment" FOREIGN KEY ("workspace_id","lease_payment_id") REFERENCES "public"."lease_payment"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_lease_refund" FOREIGN KEY ("workspace_id","lease_refund_id") REFERENCES "public"."lease_refund"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_deposit_movement" FOREIGN KEY ("workspace_id","deposit_movement_id") REFERENCES "public"."deposit_movement"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income" ADD CONSTRAINT "income_reversal_of" FOREIGN KEY ("workspace_id","reversal_of") REFERENCES "public"."income"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_tenant" FOREIGN KEY ("workspace_id","tenant_id") REFERENCES "public"."tenant"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_unit" FOREIGN KEY ("workspace_id","property_id","unit_id") REFERENCES "public"."unit"("workspace_id","property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_payment" ADD CONSTRAINT "lease_payment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_payment" ADD CONSTRAINT "lease_payment_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_payment" ADD CONSTRAINT "lease_payment_rent_row" FOREIGN KEY ("workspace_id","lease_id","rent_row_id") REFERENCES "public"."rent_row"("workspace_id","lease_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_refund" ADD CONSTRAINT "lease_refund_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_refund" ADD CONSTRAINT "lease_refund_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_refund" ADD CONSTRAINT "lease_refund_payment" FOREIGN KEY ("workspace_id","lease_id","payment_id") REFERENCES "public"."lease_payment"("workspace_id","lease_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_row" ADD CONSTRAINT "rent_row_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_row" ADD CONSTRAINT "rent_row_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_step" ADD CONSTRAINT "rent_step_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_step" ADD CONSTRAINT "rent_step_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE set null (property_id) ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_owner_user_id_user_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_down" ADD CONSTRAINT "write_down_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_down" ADD CONSTRAINT "write_down_lease" FOREIGN KEY ("workspace_id","lease_id") REFERENCES "public"."lease"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_down" ADD CONSTRAINT "write_down_rent_row" FOREIGN KEY ("workspace_id","lease_id","rent_row_id") REFERENCES "public"."rent_row"("workspace_id","lease_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "audit_by_entity" ON "audit" USING btree ("workspace_id","entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_key_by_created" ON "idempotency_key" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "trash_by_expiry" ON "trash" USING btree ("workspace_id","expires_at");--> statement-breakpoint
CREATE INDEX "deposit_movement_by_lease" ON "deposit_movement" USING btree ("workspace_id","lease_id");--> statement-breakpoint
CREATE INDEX "deposit_movement_by_rent_row" ON "deposit_movement" USING btree ("workspace_id","rent_row_id");--> statement-breakpoint
CREATE INDEX "income_by_day" ON "income" USING btree ("workspace_id","received_on","id");--> statement-breakpoint
CREATE INDEX "income_by_property_day" ON "income" USING btree ("workspace_id","property_id","received_on","id");--> statement-breakpoint
CREATE INDEX "income_by_lease" ON "income" USING btree ("workspace_id","lease_id");--> statement-breakpoint
CREATE INDEX "income_by_tenant" ON "income" USING btree ("workspace_id","tenant_id");--> statement-breakpoint
CREATE INDEX "income_by_deposit_movement" ON "income" USING btree ("workspace_id","deposit_movement_id");--> statement-breakpoint
CREATE INDEX "income_by_original" ON "income" USING btree ("workspace_id","reversal_of");--> statement-breakpoint
CREATE INDEX "lease_by_start" ON "lease" USING btree ("workspace_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "lease_by_end" ON "lease" USING btree ("workspace_id","ends_on");--> statement-breakpoint
CREATE INDEX "lease_by_tenant" ON "lease" USING btree ("workspace_id","tenant_id");--> statement-breakpoint
CREATE INDEX "lease_by_unit" ON "lease" USING btree ("workspace_id","property_id","unit_id");--> statement-breakpoint
CREATE INDEX "lease_payment_by_day" ON "lease_payment" USING btree ("workspace_id","paid_on");--> statement-breakpoint
CREATE INDEX "lease_payment_by_rent_row" ON "lease_payment" USING btree ("workspace_id","rent_row_id");--> statement-breakpoint
CREATE INDEX "lease_payment_by_transfer" ON "lease_payment" USING btree ("workspace_id","transfer_id");--> statement-breakpoint
CREATE INDEX "lease_refund_by_payment" ON "lease_refund" USING btree ("workspace_id","payment_id");--> statement-breakpoint
CREATE INDEX "lease_refund_by_lease" ON "lease_refund" USING btree ("workspace_id","lease_id");--> statement-breakpoint
CREATE INDEX "membership_user" ON "membership" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pricing_leads_once" ON "pricing_leads" USING btree (lower(email),coalesce(plan, ''),"source");--> statement-breakpoint
CREATE INDEX "property_by_name" ON "property" USING btree ("workspace_id",name collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "property_by_created" ON "property" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_row_once_a_month" ON "rent_row" USING btree ("workspace_id","lease_id","period","kind") WHERE kind in ('rent', 'charge') and not one_off;--> statement-breakpoint
CREATE INDEX "rent_row_by_due" ON "rent_row" USING btree ("workspace_id","due_on","lease_id");--> statement-breakpoint
CREATE INDEX "support_reports_created" ON "support_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tenant_by_name" ON "tenant" USING btree ("workspace_id",name collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "tenant_by_property" ON "tenant" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "tenant_by_created" ON "tenant" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "unit_by_name" ON "unit" USING btree ("workspace_id","property_id",name collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "unit_by_workspace_name" ON "unit" USING btree ("workspace_id",name collate "und-x-icu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "workspace_owner_kind" ON "workspace" USING btree ("owner_user_id","kind");--> statement-breakpoint
CREATE INDEX "write_down_by_lease" ON "write_down" USING btree ("workspace_id","lease_id");--> statement-breakpoint
CREATE INDEX "write_down_by_rent_row" ON "write_down" USING btree ("workspace_id","rent_row_id");--> statement-breakpoint
CREATE POLICY "people_of_workspace" ON "user" AS PERMISSIVE FOR SELECT TO "app_user" USING (id in (select user_id from membership));--> statement-breakpoint
CREATE POLICY "system" ON "user" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "audit" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "audit" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "idempotency_key" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "idempotency_key" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "trash" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "trash" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "deposit_movement" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "deposit_movement" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "income" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "income" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "lease" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "lease" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "lease_payment" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "lease_payment" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "lease_refund" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "lease_refund" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "membership" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "membership" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "property" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "property" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "rent_row" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "rent_row" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "rent_step" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "rent_step" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "plan_of_workspace" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "app_user" USING (user_id in (select owner_user_id from workspace));--> statement-breakpoint
CREATE POLICY "system" ON "subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "tenant" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "tenant" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "unit" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "unit" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "workspace" AS PERMISSIVE FOR ALL TO "app_user" USING (id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "workspace" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "write_down" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "write_down" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');