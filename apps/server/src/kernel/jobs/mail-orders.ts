import type { LetterSheet } from "@keystead/contract/letters";
import type { NoticeFacts } from "@keystead/contract/notices";
import type { Language } from "@keystead/domain/languages";
import type { NoticeKind } from "@keystead/domain/notices";
import type { CleanerNews, NotifiedTurnover } from "@keystead/domain/turnovers";
import type { ReportType } from "@keystead/domain/support";

export const mailKinds = [
  "verify_address",
  "magic_link",
  "reset_password",
  "password_changed",
  "invitation",
  "confirm_deletion",
  "account_deleted",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** One mail to one person, before its text is composed. `url` is the target of its button. */
export type ActionMail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  readonly url: string;
  /** How long the link works: a later mail would be useless. Null = no expiry. */
  readonly linkLivesMs: number | null;
  /** The name of the person who caused the mail, for mails that name them. */
  readonly by?: string;
};

/** A user's report to the operator of the installation. */
export type ReportMail = {
  readonly kind: "support_report";
  readonly to: string;
  readonly report: {
    readonly ticketId: string;
    readonly type: ReportType;
    readonly message: string;
    readonly userEmail: string;
    readonly page: string;
    readonly userAgent: string;
  };
};

/** Tells the operator of the installation that data which had to be erased may still exist. */
export type FailureMail = {
  readonly kind: "erasure_failed";
  readonly to: string;
  readonly linkLivesMs: null;
  /** The job's name, as in the log. */
  readonly job: string;
};

/** A person's notices of one morning in one workspace, before their text is composed. */
export type NoticeMail = {
  readonly kind: "notices";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  /**
   * Made from the notices, the recipient and the days, so that a mail sent twice can be recognised. Null for a test.
   */
  readonly messageId: string | null;
  /** Checked again when the mail is sent: a person who was removed in the meantime gets nothing. */
  readonly seat: { readonly workspaceId: string; readonly userId: string };
  /** The owner of the properties, if that is not the recipient. */
  readonly ownerName?: string;
  readonly lines: readonly NoticeMailLine[];
  /** How many more notices there are. */
  readonly more: number;
  readonly settingsUrl: string;
  /** Turns off the kinds in this mail with one click. */
  readonly unsubscribeUrl: string;
  /** The unsubscribe page in the mail's language, which asks for confirmation. */
  readonly unsubscribePageUrl: string;
  /** An unsubscribe page for each single kind, if the mail has several. */
  readonly unsubscribePages: readonly { readonly kind: NoticeKind; readonly url: string }[];
  readonly isTest: boolean;
};

export type NoticeMailLine = {
  readonly kind: NoticeKind;
  readonly name: string;
  readonly place: string;
  readonly url: string;
  readonly facts: NoticeFacts;
};

/** A friendly reminder of rent to a tenant on the landlord's behalf, before its text is composed. */
export type TenantReminderMail = {
  readonly kind: "tenant_reminder";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  readonly messageId: string;
  /** Checked again when the mail is sent: amounts that were paid in the meantime are left out. */
  readonly reminds: {
    readonly workspaceId: string;
    readonly leaseId: string;
    readonly tenantId: string;
    /** The day at the property on which it was ordered. */
    readonly orderedOn: string;
  };
  readonly tenantName: string;
  readonly place: string;
  readonly landlord: { readonly name: string; readonly email: string };
  /** Whether any part is overdue; otherwise none of it is due yet. */
  readonly isOverdue: boolean;
  /** Oldest first; never empty. */
  readonly due: readonly { readonly dueOn: string; readonly amount: string }[];
  readonly together: string;
  readonly currency: string;
  /** The one-click unsubscribe URL, and the page that asks for confirmation. */
  readonly unsubscribeUrl: string;
  readonly unsubscribePageUrl: string;
};

/**
 * A reminder to a cleaner on the day before, or news of a change, on the host's behalf, before its text is composed.
 */
export type CleanerReminderMail = {
  readonly kind: "cleaner_reminder";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  readonly messageId: string;
  /** Checked again when the mail is sent: outdated news is dropped, because another mail has the current state. */
  readonly reminds: {
    readonly workspaceId: string;
    readonly turnoverId: string;
    readonly says: NotifiedTurnover;
  };
  /** Null: no change, the turnover takes place as planned. */
  readonly news: CleanerNews | null;
  /** The plan before the change, as the cleaner knew it: local time, and property or unit. */
  readonly was: { readonly startsAtMs: number; readonly from: string; readonly place: string } | null;
  readonly cleanerName: string;
  readonly place: string;
  readonly address: string;
  /** A map of the address; empty if no address is known. */
  readonly mapUrl: string;
  /**
   * In the property's local time: start and end, and the time by which it must be ready. That time is null while no
   * next arrival is known.
   */
  readonly slot: { readonly from: string; readonly to: string };
  readonly readyBy: string | null;
  readonly note: string;
  readonly landlord: { readonly name: string; readonly email: string };
  /** The page of the turnovers; null if no link opens them. */
  readonly url: string | null;
};

/**
 * A letter to a tenant on the landlord's behalf, exactly as it was previewed. The PDF is drawn when the mail is sent.
 */
export type QueuedLetter = {
  readonly kind: "letter";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  readonly messageId: string;
  /** Checked again when the mail is sent: a tenant who no longer has this address gets nothing. */
  readonly of: { readonly workspaceId: string; readonly leaseId: string; readonly tenantId: string };
  readonly tenantName: string;
  readonly landlord: { readonly name: string; readonly email: string };
  readonly sheet: LetterSheet;
  readonly fileName: string;
};

/** Each kind of mail that can be ordered; its text is composed when it is sent. */
export type MailOrder =
  | ActionMail
  | ReportMail
  | FailureMail
  | NoticeMail
  | TenantReminderMail
  | CleanerReminderMail
  | QueuedLetter;
