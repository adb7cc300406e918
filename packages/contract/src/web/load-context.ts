import type { SessionView, SubscriptionView } from "../accounts/index.ts";
import type { Language } from "../wire/index.ts";

/** What the server hands to the web's loaders with each request; the web never imports the server. */
export type LoadContext = {
  readonly session: SessionView | null;
  /** The visitor's language: address, stored choice, then the browser. */
  readonly language: Language;
  /** For the one inline script of a page; new for each answer. */
  readonly nonce: string;
  readonly publicConfig: PublicConfig;
  /** The plan of the person who asks, read only when a page needs it; null = nobody is signed in. */
  readonly subscription: () => Promise<SubscriptionView | null>;
};

export const processorPurposes = [
  "hosting",
  "mail",
  "backup",
  "support",
  "monitoring",
  "messages",
  "other",
] as const;

/** A company that handles personal data on the operator's behalf, in the operator's own words. */
export type Processor = {
  readonly name: string;
  readonly purpose: (typeof processorPurposes)[number];
  readonly place: string;
};

export type PublicConfig = {
  readonly appName: string;
  readonly baseUrl: string;
  readonly signUpOpen: boolean;
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
};
