import type { PublicTool } from "@keystead/domain/tools";

export type ToolInput = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly kind: "number" | "day";
};

/** A tool as it is rendered: its fields, its result, and the formula. */
export type ToolView = {
  readonly tool: PublicTool;
  readonly title: string;
  readonly fields: readonly ToolInput[];
  /** False while a field is unreadable: then the lines have no values. */
  readonly hasFigures: boolean;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly formula: string;
  readonly words: {
    readonly button: string;
    readonly problem: string;
    readonly note: string;
    readonly how: string;
  };
};
