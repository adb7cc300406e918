DROP INDEX "audit_by_entity";--> statement-breakpoint
DROP INDEX "audit_by_time";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "part_of" uuid;--> statement-breakpoint
CREATE INDEX "audit_by_record" ON "audit" USING btree ("workspace_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_by_whole" ON "audit" USING btree ("workspace_id","part_of","at");--> statement-breakpoint
CREATE INDEX "audit_by_person" ON "audit" USING btree ("workspace_id","user_id","at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("workspace_id","at","id");