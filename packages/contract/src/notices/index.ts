import { MOST_SHOWN_NOTICES, noticeKinds } from "@keystead/domain/notices";
import { secretAddressKinds } from "@keystead/domain/people";
import { openTurnovers, problemsToTell } from "@keystead/domain/turnovers";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { ById, MoneyText, Ok, Version } from "../wire/index.ts";

export const NoticeKind = z.enum(noticeKinds);

/** What a notice says beside whom it is about, each kind its own part of it: days and amounts as they were on its day. */
export const NoticeFacts = z.object({
  /** What is asked or late, by currency. */
  amounts: z.optional(z.array(MoneyText)),
  dueOn: z.optional(z.string()),
  endsOn: z.optional(z.string()),
  daysLate: z.optional(z.number()),
  /** Months with something late. */
  months: z.optional(z.number()),
  /** Of a week: leases that are late, what falls due in it, leases that end soon. */
  lateLeases: z.optional(z.number()),
  coming: z.optional(z.array(MoneyText)),
  endingLeases: z.optional(z.number()),
  /** What a turnover that begins within a day lacks. */
  turnover: z.optional(z.enum(openTurnovers)),
  /** What a cleaner reported, or that a photo waits for room. */
  problem: z.optional(z.enum(problemsToTell)),
  /** Which secret address was made anew. */
  address: z.optional(z.enum(secretAddressKinds)),
});
export type NoticeFacts = z.infer<typeof NoticeFacts>;

export const NoticeView = z.object({
  id: z.string(),
  kind: NoticeKind,
  /** The day it is of. */
  day: z.string(),
  madeAt: z.string(),
  read: z.boolean(),
  /** Whom or what it is about, as it is called now; empty where the kind says it all. */
  name: z.string(),
  /** Where that is. */
  place: z.string(),
  /** The address of the record in the application. */
  path: z.string(),
  facts: NoticeFacts,
});
export type NoticeView = z.infer<typeof NoticeView>;

/** The newest first. */
export const NoticeList = z.object({
  items: z.array(NoticeView),
  /** How many of those read there are: the newest 100 of the last 90 days, or as many as were asked for. */
  total: z.number(),
  /** Older ones come after those: more can be asked for. */
  more: z.boolean(),
  unread: z.number(),
  /** The person's day. */
  today: z.string(),
});
export type NoticeList = z.infer<typeof NoticeList>;

export const NoticeChoice = z.strictObject({ kind: NoticeKind, app: z.boolean(), email: z.boolean() });
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** One line for each kind that this person can be told of. */
export const NoticeSettings = z.object({
  choices: z.array(z.object({ kind: NoticeKind, app: z.boolean(), email: z.boolean() })),
  email: z.string(),
  timezone: z.string(),
  version: z.number(),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

const member = oc.errors(memberRefusals);
const shown = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_SHOWN_NOTICES));

export const noticesContract = {
  list: member
    .route({ method: "GET", path: "/notices" })
    .input(z.strictObject({ limit: z._default(shown, 20) }))
    .output(NoticeList),
  markRead: member.route({ method: "POST", path: "/notices/{id}/read" }).input(ById).output(Ok),
  /** Those made by then: what came since the list was read stays unread. */
  markAllRead: member
    .route({ method: "POST", path: "/notices/read" })
    .input(z.strictObject({ madeBy: z.iso.datetime({ error: "INVALID_DATE" }) }))
    .output(Ok),
  settings: member
    .route({ method: "GET", path: "/notice-settings" })
    .input(z.strictObject({}))
    .output(NoticeSettings),
  /** Only the kinds given are changed. */
  changeSettings: member
    .route({ method: "PUT", path: "/notice-settings" })
    .errors(staleWith(NoticeSettings))
    .input(
      z.strictObject({
        version: Version,
        choices: z.array(NoticeChoice).check(z.maxLength(noticeKinds.length)),
      }),
    )
    .output(NoticeSettings),
  /** A mail to oneself with one example of each kind that comes by mail. */
  sendTest: member
    .route({ method: "POST", path: "/notice-settings/test" })
    .input(z.strictObject({}))
    .output(Ok),
};
