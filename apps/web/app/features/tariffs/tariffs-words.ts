type PlanWords = {
  readonly name: string;
  readonly choose: string;
  readonly limits: { readonly properties: number; readonly units: number };
};

/** What the server writes into the page for its island: words in the reader's language, and what they use. */
export type TariffsWords = {
  readonly messages: Readonly<
    Record<
      "updated" | "current" | "saved" | "invalidEmail" | "tooMany" | "noConnection" | "signedOut" | "failed",
      string
    >
  >;
  readonly close: string;
  readonly currentBadge: string;
  readonly down: Readonly<Record<"heading" | "properties" | "units" | "confirm" | "keep", string>>;
  readonly plans: Readonly<Record<string, PlanWords>>;
  /** Null = nobody is signed in. */
  readonly mine: {
    readonly plan: string;
    readonly used: { readonly properties: number; readonly units: number };
  } | null;
};
