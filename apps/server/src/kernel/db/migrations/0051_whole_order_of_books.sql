DROP INDEX "expense_by_day";--> statement-breakpoint
DROP INDEX "income_by_day";--> statement-breakpoint
CREATE INDEX "expense_by_day" ON "expense" USING btree ("workspace_id","spent_on","created_at","id");--> statement-breakpoint
CREATE INDEX "income_by_day" ON "income" USING btree ("workspace_id","received_on","created_at","id");