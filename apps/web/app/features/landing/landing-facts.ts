import type { SiteContent } from "@keystead/contract/web";
import { fill } from "@keystead/messages/fill";

import type { ExampleBalance } from "./balance/example-balance.server.ts";
import type { BalanceText, LandingText } from "./landing-text.server.ts";
import type { SiteFacts } from "../site/site-facts.ts";

/** The data of the front page's sections. */
export type LandingFacts = {
  readonly site: SiteFacts;
  readonly text: LandingText;
  /** The example balance, computed by the product's rules. */
  readonly example: ExampleBalance;
  /** The product's own texts for a balance. */
  readonly lease: BalanceText;
  /** The operator's claims and testimonials in the language of the page. */
  readonly content: SiteContent;
  /** The location of the data in the operator's words; empty if not stated. */
  readonly hosting: string;
  readonly contactEmail: string;
  /** The address of the published code; null if the operator has not stated it. */
  readonly sourceUrl: string | null;
  /** False: payments are under maintenance and every plan is free for now. */
  readonly paymentsOpen: boolean;
  /** `?next=…` for the sign-in link, or nothing. */
  readonly nextQuery: string;
};

export type SectionProps = { readonly facts: LandingFacts };

/** Fills the product's name and other values into a text. */
export function say(
  { site }: Pick<LandingFacts, "site">,
  text: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(text, { app: site.appName, ...values });
}

/** A scrolling area must be reachable by keyboard, or users without a pointer cannot see its end. */
export const scrollable = { tabIndex: 0 } as const;
