/** The layout of a bank's file, as the bank documents or shows it in public. */
export type BankLayout = {
  readonly country: string;
  readonly bank: string;
  /**
   * Column titles in their order, each with a letter for its content, "Buchungstag:d"; without titles only the letters,
   * ":d": d booking day, v value day, n counterparty, p payer, q payee, t text, k kind, a amount, u unsigned amount, s
   * direction, i in, o out, b balance, c currency, x counterparty's account, y own account, z status, f fee, r a
   * number, e nothing.
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
  /** Where the minus sign is, or the words for the direction. */
  readonly signs?: "before" | "behind" | readonly [string, string];
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly quotes?: boolean;
  readonly newestFirst?: boolean;
  readonly trailing?: boolean;
  readonly encodings: readonly [string, string];
  /** False: nothing in the file names the currency of its amounts. */
  readonly namesCurrency?: false;
  /** Euro by default. */
  readonly money?: string;
};

/** The encodings used in files of a region. */
export const latin = ["utf-8", "windows-1252"] as const;
export const eastern = ["utf-8", "windows-1250"] as const;
export const polish = ["utf-8", "iso-8859-2"] as const;
export const wide = ["utf-8", "utf-16le"] as const;
