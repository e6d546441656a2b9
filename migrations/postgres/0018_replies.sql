-- expand: the release before announces its replies without storing that, and claims no job from here
CREATE TABLE "loose_jobs" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"due" bigint NOT NULL,
	"holder" text,
	"tries" bigint DEFAULT 0 NOT NULL,
	"deferral" text NOT NULL,
	CONSTRAINT "loose_jobs_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "loose_jobs_by_due" ON "loose_jobs" USING btree ("kind","due","key");--> statement-breakpoint
CREATE INDEX "loose_jobs_held" ON "loose_jobs" USING btree ("kind","holder") WHERE holder is not null;