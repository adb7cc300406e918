ALTER TABLE "erasure" DROP CONSTRAINT "erasure_kind_subject_pk";--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_kind_subject_at_pk" PRIMARY KEY("kind","subject","at");