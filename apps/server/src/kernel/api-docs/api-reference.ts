/** What the records of an area are called. */
export type RecordNoun = { readonly one: string; readonly many: string };

/** The words with which the API reference describes a feature's procedures, in addition to the contract. */
export type ApiReference = {
  /** By the area of the contract. */
  readonly nouns: Readonly<Record<string, RecordNoun>>;
  /** By procedure: summaries that cannot be made from its verb and the noun of its area. */
  readonly summaries: Readonly<Record<string, string>>;
  /** The module of the contract that names the schemas. */
  readonly schemas: object;
};
