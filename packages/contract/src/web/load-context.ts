import type { SessionView } from "../accounts/index.ts";
import type { Language } from "../wire/index.ts";

/** What the server hands to the web's loaders with each request; the web never imports the server. */
export type LoadContext = {
  readonly session: SessionView | null;
  /** The visitor's language: address, stored choice, then the browser. */
  readonly language: Language;
  /** For the one inline script of a page; new for each answer. */
  readonly nonce: string;
  readonly publicConfig: PublicConfig;
};

export type PublicConfig = {
  readonly appName: string;
  readonly baseUrl: string;
  readonly signUpOpen: boolean;
  readonly operator: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly hosting: string;
  };
};
