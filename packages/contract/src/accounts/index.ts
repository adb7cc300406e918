import { FULL_NAME_LIMIT, rentKinds, workspaceKinds } from "@keystead/domain/accounts";
import { memberRoles } from "@keystead/domain/permissions";
import { plans, subscriptionStatuses } from "@keystead/domain/plans";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { line, CurrencyCode, Id, LanguageCode, Ok, TimeZone, Version } from "../wire/index.ts";

export const SubscriptionView = z.object({
  plan: z.enum(plans),
  /** The plan in force today: a trial that has ended counts as free (R-K04). */
  effectivePlan: z.enum(plans),
  status: z.enum(subscriptionStatuses),
  /** As stored. For a plan that is not a trial, the end of the period that began with it (R-K05). */
  trialEndsAt: z.string(),
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
  /** False while payments are under maintenance: everything is free then. */
  paymentsOpen: z.boolean(),
  limits: z.object({
    properties: z.number(),
    units: z.number(),
    assistants: z.number(),
    storage: z.number(),
    /** A month. */
    transactions: z.number(),
  }),
  used: z.object({
    properties: z.number(),
    units: z.number(),
    assistants: z.number(),
    storage: z.number(),
    /** In this month, by the dates of the records (R-K02). */
    transactions: z.number(),
  }),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

export const ProfileView = z.object({
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  language: LanguageCode,
  timezone: z.string(),
  baseCurrency: z.string(),
  singleKeyShortcuts: z.boolean(),
  rentKind: z.nullable(z.enum(rentKinds)),
  onboardingHidden: z.boolean(),
  hasPassword: z.boolean(),
  version: z.number(),
});
export type ProfileView = z.infer<typeof ProfileView>;

/** Writes only the fields given. */
export const ProfileChange = z.strictObject({
  version: Version,
  fullName: z.optional(line(FULL_NAME_LIMIT)),
  language: z.optional(LanguageCode),
  timezone: z.optional(TimeZone),
  baseCurrency: z.optional(CurrencyCode),
  singleKeyShortcuts: z.optional(z.boolean()),
  rentKind: z.optional(z.enum(rentKinds)),
  onboardingHidden: z.optional(z.boolean()),
});

export const WorkspaceView = z.object({
  id: z.string(),
  kind: z.enum(workspaceKinds),
  name: z.string(),
  role: z.enum(memberRoles),
  ownerName: z.string(),
  /** The owner's base currency, into which sums are converted for every member. */
  baseCurrency: z.string(),
  /** R-K06: the plan has no room for this assistant at present; requests in the workspace are refused until it has. */
  paused: z.boolean(),
});
export type WorkspaceView = z.infer<typeof WorkspaceView>;

/** What the signed-in frame needs at its first paint. */
export const SessionView = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    language: LanguageCode,
    admin: z.boolean(),
  }),
  /** The workspace in which a new tab begins, when it is not the person's own. */
  startsIn: z.nullable(z.string()),
  regionBlocked: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const SessionListItem = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.string(),
  ipAddress: z.string(),
});
export type SessionListItem = z.infer<typeof SessionListItem>;

const member = oc.errors(memberRefusals);

export const accountsContract = {
  profile: member.route({ method: "GET", path: "/profile" }).input(z.strictObject({})).output(ProfileView),
  changeProfile: member
    .route({ method: "PUT", path: "/profile" })
    .errors(staleWith(ProfileView))
    .input(ProfileChange)
    .output(ProfileView),
  subscription: member
    .route({ method: "GET", path: "/subscription" })
    .input(z.strictObject({}))
    .output(SubscriptionView),
  changePlan: member
    .route({ method: "PUT", path: "/subscription" })
    .input(z.strictObject({ plan: z.enum(plans) }))
    .output(z.object({ changed: z.boolean(), subscription: SubscriptionView })),
  sessions: member
    .route({ method: "GET", path: "/sessions" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(SessionListItem) })),
  endSession: member
    .route({ method: "DELETE", path: "/sessions/{id}" })
    .input(z.strictObject({ id: Id }))
    .output(Ok),
  endOtherSessions: member
    .route({ method: "POST", path: "/sessions/end-others" })
    .input(z.strictObject({}))
    .output(z.object({ ended: z.number() })),
  workspaces: member
    .route({ method: "GET", path: "/workspaces" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(WorkspaceView), current: z.string() })),
  /** Opens a separate workspace, marked as a sample, with sample data; answers the existing one until it expires. */
  openSample: member
    .route({ method: "POST", path: "/workspaces/sample" })
    .input(z.strictObject({}))
    .output(WorkspaceView),
  /** Deletes the sample workspace. */
  closeSample: member
    .route({ method: "POST", path: "/workspaces/sample/close" })
    .input(z.strictObject({}))
    .output(Ok),
};
