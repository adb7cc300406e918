import { useChunkWhenIdle } from "../../lib/chunks/use-chunk-when-idle.ts";
import { lazyPart } from "../loading/lazy.tsx";
import { LazyMenu, type MenuButton } from "../loading/lazy-menu.tsx";
import type { BadgeIcon } from "../text/status-badge.tsx";

export type MenuEntry =
  | { readonly kind: "heading"; readonly label: string }
  | { readonly kind: "line" }
  | {
      readonly kind: "action";
      readonly label: string;
      readonly onClick: () => void;
      /** Tells apart what has the same label. */
      readonly value?: string;
      readonly icon?: BadgeIcon | undefined;
      readonly danger?: boolean;
      /** Bears the mark of the current choice. */
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
  /** From here on it scrolls. */
  readonly maxHeight?: number;
  readonly width?: number | "target";
  /** Several can be ticked in one go. */
  readonly staysOpen?: boolean;
  /** The focus starts on the first choice instead of before it. */
  readonly startsOnFirst?: boolean;
};

const loadEntries = () => import("./choice-menu-entries.tsx");
const ChoiceMenuEntries = lazyPart(async () => (await loadEntries()).ChoiceMenuEntries);

/**
 * A button and the choices below it. A list has dozens of them and is drawn without: what opens and places a menu is
 * half of a list's code, so it loads when the page is idle, or with the first press.
 */
export function ChoiceMenu({ button, ...choices }: MenuChoices & { readonly button: MenuButton }) {
  useChunkWhenIdle(loadEntries);
  return (
    <LazyMenu button={button} load={loadEntries}>
      {(trigger) => <ChoiceMenuEntries {...choices} button={trigger} />}
    </LazyMenu>
  );
}
