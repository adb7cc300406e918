import { useChunkWhenIdle } from "../../lib/chunks/use-chunk-when-idle.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { LazyMenu, type MenuButton } from "../loading/lazy-menu.tsx";
import type { MenuChoices } from "./menu-choices.ts";

const loadEntries = () => import("./choice-menu-entries.tsx");
const ChoiceMenuEntries = lazyPart(async () => (await loadEntries()).ChoiceMenuEntries);

/**
 * A button with a menu of choices. A list has dozens of these menus, and the code that opens and positions them is half
 * of a list's code. So only the button is drawn at first, and the menu loads when the page is idle or with the first
 * press.
 */
export function ChoiceMenu({ button, ...choices }: MenuChoices & { readonly button: MenuButton }) {
  useChunkWhenIdle(loadEntries);
  return (
    <LazyMenu button={button} load={loadEntries}>
      {(trigger) => <ChoiceMenuEntries {...choices} button={trigger} />}
    </LazyMenu>
  );
}
