-- A bill over several places is one line of the book; each part names the bill, and by which share it got its amount.
ALTER TABLE "expense" ADD COLUMN "split_id" uuid;--> statement-breakpoint
ALTER TABLE "expense" ADD COLUMN "split_by" text;--> statement-breakpoint
ALTER TABLE "expense" ADD COLUMN "split_share" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "expense" ADD COLUMN "split_no" integer;--> statement-breakpoint
CREATE INDEX "expense_by_split" ON "expense" USING btree ("workspace_id","split_id") WHERE split_id is not null;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_split_by" CHECK ("expense"."split_by" in ('equal', 'share', 'size'));--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_split" CHECK (num_nulls("expense"."split_id", "expense"."split_by", "expense"."split_share", "expense"."split_no") in (0, 4));