-- Deferrable, since lease_payment and income point to each other: a restore fills one after the other.
ALTER TABLE "lease_payment" ADD CONSTRAINT "lease_payment_found_income" FOREIGN KEY ("workspace_id","found_income_id") REFERENCES "public"."income"("workspace_id","id") ON DELETE set null (found_income_id) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
CREATE INDEX "lease_payment_by_found_income" ON "lease_payment" USING btree ("workspace_id","found_income_id") WHERE found_income_id is not null;
