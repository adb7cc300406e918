import type { Language } from "@keystead/domain/languages";
import type { NoticeKind } from "@keystead/domain/notices";
import type { HostPage, ProcessorPurpose } from "@keystead/domain/site";

import type { SessionView, SubscriptionView } from "../accounts/index.ts";
import type { PublicSeoAddress, PublicSeoPage } from "./public-seo-page.ts";

/** What the server passes to the web's loaders with each request; the web never imports the server. */
export type LoadContext = {
  readonly session: SessionView | null;
  /** The visitor's language: from the address, else the stored choice, else the browser. */
  readonly language: Language;
  /** Nonce for the one inline script of a page, new for each answer. Empty for a cached page. */
  readonly nonce: string;
  readonly publicConfig: PublicConfig;
  /** The plan of the signed-in person, read only when a page needs it; null = nobody is signed in. */
  readonly subscription: () => Promise<SubscriptionView | null>;
  /** The most read guides of each language, for footers and cards. */
  readonly guides: readonly GuideLink[];
  /** The published page with this slug, whatever its type; null when there is none. */
  readonly seoPage: (slug: string) => Promise<PublicSeoPage | null>;
  /** All published pages, for the sitemap and the hubs. */
  readonly seoPages: () => Promise<readonly PublicSeoAddress[]>;
  /** What the unsubscribe link with this token stops; null for an unknown token. */
  readonly unsubscribedBy: (token: string) => readonly NoticeKind[] | "rent_reminders" | null;
  /** A form of the plan page that was sent without a script and refused; the page shows it again with the error. */
  readonly refusedLead?: RefusedLead;
};

/** The input as it was typed, and what was wrong with it. */
export type RefusedLead = {
  readonly email: string;
  readonly plan: string;
  readonly problem: "invalidEmail" | "tooMany";
};

/** A company that handles personal data on the operator's behalf, in the operator's own words. */
export type Processor = {
  readonly name: string;
  readonly purpose: ProcessorPurpose;
  readonly place: string;
};

/** The operator's texts about the product in one language; kept in a file outside the program. */
export type SiteContent = {
  readonly claims: readonly { readonly value: string; readonly label: string }[];
  /** The figures are examples, which the page says beside them. */
  readonly illustrativeClaims: boolean;
  readonly testimonials: {
    /** The quotes are invented examples, which the page says beside each. */
    readonly illustrative: boolean;
    readonly items: readonly Testimonial[];
    /** Quotes for each of the pages for hosts. */
    readonly hosts: Readonly<Record<HostPage, readonly Testimonial[]>>;
  };
};

export type Testimonial = {
  readonly name: string;
  readonly role: string;
  readonly content: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Path of the picture on this server. */
  readonly image: string | null;
};

/** A published page that an administrator wrote. */
export type GuideLink = { readonly href: string; readonly title: string; readonly language: Language };

/** Dates and periods of the legal pages; kept in a file of the operator. */
export type LegalFacts = {
  readonly privacyUpdatedOn: string;
  readonly termsUpdatedOn: string;
  readonly accessibilityUpdatedOn: string;
  readonly processorsUpdatedOn: string;
  /** Number of days within which requests about personal data are answered. */
  readonly requestDays: number;
  /** Number of days' notice for changes and for ending contracts. */
  readonly noticeDays: number;
};

export type PublicConfig = {
  readonly appName: string;
  readonly baseUrl: string;
  /** URL of the published source code; null = the operator has not set it. */
  readonly sourceUrl: string | null;
  readonly signUpOpen: boolean;
  /** Off on a private installation, which shows only the sign-in and the legal facts. */
  readonly publicSite: boolean;
  /** False: payments are under maintenance and every plan is free for now. */
  readonly paymentsOpen: boolean;
  /** Which services outside this server its settings use, for the list of processors. */
  readonly sends: { readonly mail: boolean; readonly telegram: boolean };
  readonly operator: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly hosting: string;
    readonly processors: readonly Processor[];
  };
  readonly legal: LegalFacts;
  readonly content: Readonly<Record<Language, SiteContent>>;
};
