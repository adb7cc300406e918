ALTER TABLE "property" ADD COLUMN "purchase_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "purchase_date" date;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "closing_costs_minor" bigint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "initial_works_minor" bigint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "loan_principal_minor" bigint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "loan_annual_rate" numeric(7, 4);--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "loan_term_years" integer;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "loan_start_date" date;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "monthly_debt_service_minor" bigint;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_purchase" CHECK ("property"."purchase_price_minor" >= 0 and "property"."closing_costs_minor" >= 0 and "property"."initial_works_minor" >= 0);--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_loan" CHECK ("property"."loan_principal_minor" >= 0 and "property"."monthly_debt_service_minor" >= 0
        and "property"."loan_annual_rate" between 0 and 100
        and "property"."loan_term_years" between 1 and 50);