-- What people were told of, and what they want to hear of. Told once: the name of a notice is its kind, record, recipient and day.
CREATE TABLE "notice" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"day" date NOT NULL,
	"facts" jsonb NOT NULL,
	"in_app" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "notice_once" UNIQUE("workspace_id","user_id","kind","record_id","day"),
	CONSTRAINT "notice_kind" CHECK ("notice"."kind" ~ '^[a-z]+(_[a-z]+)*$')
);
--> statement-breakpoint
ALTER TABLE "notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notice" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_seat" (
	"workspace_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"round_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_seat_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "notice_seat_once" UNIQUE("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notice_seat" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notice_seat" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_seat" ADD CONSTRAINT "notice_seat_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_seat" ADD CONSTRAINT "notice_seat_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_by_time" ON "notice" USING btree ("workspace_id","user_id","created_at");--> statement-breakpoint
CREATE POLICY "own_workspace" ON "notice" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "notice" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
CREATE POLICY "own_workspace" ON "notice_seat" AS PERMISSIVE FOR ALL TO "app_user" USING (workspace_id = (select nullif(current_setting('app.ws', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "notice_seat" AS PERMISSIVE FOR ALL TO "app_system" USING (current_user = 'app_system');--> statement-breakpoint
grant select, insert, update, delete on notice, notice_seat to app_user, app_system;
