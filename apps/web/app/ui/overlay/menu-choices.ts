import type { BadgeIcon } from "../text/status-badge.tsx";

export type MenuEntry =
  | { readonly kind: "heading"; readonly label: string }
  | { readonly kind: "line" }
  | {
      readonly kind: "action";
      readonly label: string;
      readonly onClick: () => void;
      /** Tells apart entries with the same label. */
      readonly value?: string;
      readonly icon?: BadgeIcon | undefined;
      readonly danger?: boolean;
      /** Marks the entry as the current choice. */
      readonly chosen?: boolean;
    }
  | {
      readonly kind: "tick";
      readonly label: string;
      readonly value?: string;
      readonly checked: boolean;
      readonly onChange: (checked: boolean) => void;
    }
  | {
      readonly kind: "search";
      readonly label: string;
      readonly placeholder: string;
      readonly onSearch: (text: string) => void;
    };

export type MenuChoices = {
  readonly entries: readonly MenuEntry[];
  readonly position: "bottom-start" | "bottom-end" | "top-end";
  /** The height above which the menu scrolls. */
  readonly maxHeight?: number;
  readonly width?: number | "target";
  /** The menu stays open after a choice, so that several entries can be ticked. */
  readonly staysOpen?: boolean;
  /** The focus starts on the first choice instead of before it. */
  readonly startsOnFirst?: boolean;
};
