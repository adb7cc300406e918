import { useChunkWhenIdle } from "../../lib/chunks/use-chunk-when-idle.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { LazyMenu, type MenuButton } from "../loading/lazy-menu.tsx";
import type { MenuChoices } from "./menu-choices.ts";

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
