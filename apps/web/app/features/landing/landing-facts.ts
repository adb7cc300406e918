import type { SiteContent } from "@keystead/contract/web";
import { fill } from "@keystead/messages/fill";

import type { ExampleBalance } from "./balance/example-balance.server.ts";
import type { BalanceText, LandingText } from "./landing-text.server.ts";
import type { SiteFacts } from "../site/site-facts.ts";

/** What the sections of the front page are made of. */
export type LandingFacts = {
  readonly site: SiteFacts;
  readonly text: LandingText;
  /** A balance to open, worked out by the product's rules. */
  readonly example: ExampleBalance;
  /** The words that the product has for a balance. */
  readonly lease: BalanceText;
  /** The operator's claims and testimonials in the language of the page. */
  readonly content: SiteContent;
  /** Where the data lies, in the operator's words; empty = nobody has said. */
  readonly hosting: string;
  readonly contactEmail: string;
  /** Where the code is published; null = the operator has not said. */
  readonly sourceUrl: string | null;
  /** False: payments are under maintenance and every plan is free for now. */
  readonly paymentsOpen: boolean;
  /** `?next=…` for the sign-in link, or nothing. */
  readonly nextQuery: string;
};

export type SectionProps = { readonly facts: LandingFacts };

/** A text with the product's name, and other values, in their places. */
export function say(
  { site }: Pick<LandingFacts, "site">,
  text: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(text, { app: site.appName, ...values });
}

/** What scrolls by itself has to be reachable with the keyboard, or nobody without a pointer sees its end. */
export const scrollable = { tabIndex: 0 } as const;
