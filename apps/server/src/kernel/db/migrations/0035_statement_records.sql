-- A line of a statement may be a record of the books too, and knows whom it was paid to by a keyed hash.
ALTER TABLE "statement_line" ALTER COLUMN "lease_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_line" ALTER COLUMN "transfer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "expense_id" uuid;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "income_id" uuid;--> statement-breakpoint
ALTER TABLE "statement_line" ADD COLUMN "payee_hash" text;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_expense" FOREIGN KEY ("workspace_id","expense_id") REFERENCES "public"."expense"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_income" FOREIGN KEY ("workspace_id","income_id") REFERENCES "public"."income"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_line_by_expense" ON "statement_line" USING btree ("workspace_id","expense_id") WHERE expense_id is not null;--> statement-breakpoint
CREATE INDEX "statement_line_by_income" ON "statement_line" USING btree ("workspace_id","income_id") WHERE income_id is not null;--> statement-breakpoint
CREATE INDEX "statement_line_by_payee" ON "statement_line" USING btree ("workspace_id","payee_hash") WHERE payee_hash is not null;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_of_one" CHECK (num_nonnulls("statement_line"."lease_id", "statement_line"."expense_id", "statement_line"."income_id") = 1 and ("statement_line"."lease_id" is null) = ("statement_line"."transfer_id" is null));
