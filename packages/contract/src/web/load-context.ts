import type { Language } from "@keystead/domain/languages";
import type { NoticeKind } from "@keystead/domain/notices";
import type { HostPage, ProcessorPurpose } from "@keystead/domain/site";

import type { SessionView, SubscriptionView } from "../accounts/index.ts";
import type { PublicSeoAddress, PublicSeoPage } from "./public-seo-page.ts";

/** What the server hands to the web's loaders with each request; the web never imports the server. */
export type LoadContext = {
  readonly session: SessionView | null;
  /** The visitor's language: address, stored choice, then the browser. */
  readonly language: Language;
  /** For the one inline script of a page; new for each answer. Empty for a page that is kept and served to many. */
  readonly nonce: string;
  readonly publicConfig: PublicConfig;
  /** The plan of the person who asks, read only when a page needs it; null = nobody is signed in. */
  readonly subscription: () => Promise<SubscriptionView | null>;
  /** The most read pages of each language, for footers and cards. */
  readonly guides: readonly GuideLink[];
  /** The published page with this slug, whatever its type; null when there is none. */
  readonly seoPage: (slug: string) => Promise<PublicSeoPage | null>;
  /** All published pages, for the sitemap and the hubs. */
  readonly seoPages: () => Promise<readonly PublicSeoAddress[]>;
  /** What the link of a mail stops mails about, by its token; null for one that is not ours. */
  readonly unsubscribedBy: (token: string) => readonly NoticeKind[] | "rent_reminders" | null;
  /** A form of the plan page, sent without a script, that could not be taken; the page shows it again. */
  readonly refusedLead?: RefusedLead;
};

/** What was typed, as it was typed, and what was wrong with it. */
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

/** What the operator says about the product in one language; kept in a file outside the program. */
export type SiteContent = {
  readonly claims: readonly { readonly value: string; readonly label: string }[];
  /** Nobody has counted them yet: the page says so beside them. */
  readonly illustrativeClaims: boolean;
  readonly testimonials: {
    /** Invented examples: the page says so beside each. */
    readonly illustrative: boolean;
    readonly items: readonly Testimonial[];
    /** Beside the pages for hosts. */
    readonly hosts: Readonly<Record<HostPage, readonly Testimonial[]>>;
  };
};

export type Testimonial = {
  readonly name: string;
  readonly role: string;
  readonly content: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Address of the picture on this server. */
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
  /** Within how many days a person who asks about their data is answered. */
  readonly requestDays: number;
  /** How many days ahead changes are announced and contracts ended. */
  readonly noticeDays: number;
};

export type PublicConfig = {
  readonly appName: string;
  readonly baseUrl: string;
  /** Where the code is published; null = the operator has not said. */
  readonly sourceUrl: string | null;
  readonly signUpOpen: boolean;
  /** Off on a private installation: its pages show the entrance and the legal facts only. */
  readonly publicSite: boolean;
  /** False: payments are under maintenance and every plan is free for now. */
  readonly paymentsOpen: boolean;
  /** What leaves this server by its settings; the list of processors says so. */
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
