ALTER TABLE "recurring_turn" RENAME TO "recurring_occurrence";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_workspace_id_id_pk" TO "recurring_occurrence_workspace_id_id_pk";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_workspace_id_workspace_id_fk" TO "recurring_occurrence_workspace_id_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_recurring" TO "recurring_occurrence_recurring";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_income" TO "recurring_occurrence_income";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_expense" TO "recurring_occurrence_expense";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_once" TO "recurring_occurrence_once";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_income_once" TO "recurring_occurrence_income_once";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_expense_once" TO "recurring_occurrence_expense_once";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_number" TO "recurring_occurrence_number";--> statement-breakpoint
ALTER TABLE "recurring_occurrence" RENAME CONSTRAINT "recurring_turn_one_record" TO "recurring_occurrence_one_record";
