import type { BankQuestion, RefusedFile } from "@keystead/domain/statements";

/** A file as a bank or payment service exports it, with made-up people, and how it is read. */
export type BankExport = {
  readonly bank: string;
  /** The currency of the workspace, which is the usual answer where the file names none. */
  readonly currency: string;
  readonly text: string;
} & (
  | { readonly refused: RefusedFile }
  | {
      /** "day amount currency | name | account", in the order of the file; none while a question has to be answered. */
      readonly lines: readonly string[];
      readonly questions?: readonly BankQuestion["kind"][];
      readonly pending?: number;
      readonly reverted?: number;
      readonly unread?: readonly number[];
    }
);
