import { MOST_SHOWN_NOTICES, noticeKinds } from "@keystead/domain/notices";
import { secretAddressKinds } from "@keystead/domain/people";
import { openTurnovers, problemsInNotices } from "@keystead/domain/turnovers";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { ById, CurrencyAmount, Ok, Version } from "../wire/index.ts";

export const NoticeKindCode = z.enum(noticeKinds);

/** The details of a notice, different for each kind: days and amounts as they were on its day. */
export const NoticeFacts = z.object({
  /** Due or late, by currency. */
  amounts: z.optional(z.array(CurrencyAmount)),
  dueOn: z.optional(z.string()),
  endsOn: z.optional(z.string()),
  daysOverdue: z.optional(z.number()),
  /** Number of months with something late. */
  months: z.optional(z.number()),
  /** Weekly summary: late leases, amounts due in the week, leases that end soon. */
  overdueLeases: z.optional(z.number()),
  coming: z.optional(z.array(CurrencyAmount)),
  endingLeases: z.optional(z.number()),
  /** What is still missing for a turnover that begins within a day. */
  turnover: z.optional(z.enum(openTurnovers)),
  /** The kind of problem that a cleaner reported, or a photo that waits for storage space. */
  problem: z.optional(z.enum(problemsInNotices)),
  /** The secret address that was replaced. */
  address: z.optional(z.enum(secretAddressKinds)),
});
export type NoticeFacts = z.infer<typeof NoticeFacts>;

export const NoticeView = z.object({
  id: z.string(),
  kind: NoticeKindCode,
  /** The day it belongs to. */
  day: z.string(),
  madeAt: z.string(),
  read: z.boolean(),
  /** Current name of the person or record it is about; empty where the kind says everything. */
  name: z.string(),
  /** Property and unit of that record. */
  place: z.string(),
  /** Path of the record in the application. */
  path: z.string(),
  facts: NoticeFacts,
});
export type NoticeView = z.infer<typeof NoticeView>;

/** Newest first. */
export const NoticeList = z.object({
  items: z.array(NoticeView),
  /** Number of notices to read: the newest 100 of the last 90 days, or as many as were requested. */
  total: z.number(),
  /** Older notices exist: more can be requested. */
  more: z.boolean(),
  unread: z.number(),
  /** The person's own day. */
  today: z.string(),
});
export type NoticeList = z.infer<typeof NoticeList>;

export const NoticeChoice = z.strictObject({ kind: NoticeKindCode, app: z.boolean(), email: z.boolean() });
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** One line for each kind of notice that this person may receive. */
export const NoticeSettings = z.object({
  choices: z.array(z.object({ kind: NoticeKindCode, app: z.boolean(), email: z.boolean() })),
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
  /** Marks those made by `madeBy`, the time at which the list was read: newer ones stay unread. */
  markAllRead: member
    .route({ method: "POST", path: "/notices/read" })
    .input(z.strictObject({ madeBy: z.iso.datetime({ error: "INVALID_DATE" }) }))
    .output(Ok),
  settings: member
    .route({ method: "GET", path: "/notice-settings" })
    .input(z.strictObject({}))
    .output(NoticeSettings),
  /** Changes only the kinds given. */
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
  /** Sends oneself a mail with one example of each kind that is sent by mail. */
  sendTest: member
    .route({ method: "POST", path: "/notice-settings/test" })
    .input(z.strictObject({}))
    .output(Ok),
};
