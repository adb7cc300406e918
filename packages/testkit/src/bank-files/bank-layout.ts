/** How the file of a bank is laid out, after what the bank documents or shows in public. */
export type BankLayout = {
  readonly country: string;
  readonly bank: string;
  /**
   * Titles in their order, each with what stands below it, "Buchungstag:d"; without titles the letters alone, ":d": d day, v day of value, n the
   * other side, p payer, q payee, t text, k kind, a amount, u amount without a sign, s direction, i in, o out, b balance, c currency, x the
   * other account, y the own account, z status, f fee, r a number, e nothing.
   */
  readonly columns: string;
  readonly separator?: ";" | "," | "\t" | "|";
  readonly day?:
    | "dd.mm.yyyy"
    | "dd/mm/yyyy"
    | "dd/mm/yy"
    | "dd-mm-yyyy"
    | "yyyy-mm-dd"
    | "mm/dd/yyyy"
    | "dd.mm.yy"
    | "yyyymmdd"
    | "yyyy/mm/dd"
    | "dd.mm.yyyy hh"
    | "yyyy-mm-dd hh";
  readonly amounts?: "1.234,56" | "1234,56" | "1,234.56" | "1234.56" | "1 234,56" | "1'234.56";
  /** Where the minus stands, or which words say the direction. */
  readonly signs?: "before" | "behind" | readonly [string, string];
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly quotes?: boolean;
  readonly newestFirst?: boolean;
  readonly trailing?: boolean;
  readonly encodings: readonly [string, string];
  /** False: nothing in the file says what its amounts are in. */
  readonly namesCurrency?: false;
  /** Euro where it is left out. */
  readonly money?: string;
};

/** The encodings in which files of a part of the world come. */
export const latin = ["utf-8", "windows-1252"] as const;
export const eastern = ["utf-8", "windows-1250"] as const;
export const polish = ["utf-8", "iso-8859-2"] as const;
export const wide = ["utf-8", "utf-16le"] as const;
