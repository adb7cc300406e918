ALTER TABLE "notice_seat" RENAME TO "notice_membership";--> statement-breakpoint
ALTER TABLE "notice_membership" RENAME CONSTRAINT "notice_seat_workspace_id_id_pk" TO "notice_membership_workspace_id_id_pk";--> statement-breakpoint
ALTER TABLE "notice_membership" RENAME CONSTRAINT "notice_seat_once" TO "notice_membership_once";--> statement-breakpoint
ALTER TABLE "notice_membership" RENAME CONSTRAINT "notice_seat_workspace_id_workspace_id_fk" TO "notice_membership_workspace_id_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "notice_membership" RENAME CONSTRAINT "notice_seat_user_id_user_id_fk" TO "notice_membership_user_id_user_id_fk";
