import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// Opened by few visits: their bytes and their words come when they are asked for.
const words = import.meta.glob("@keystead/messages/*/frame.json", { import: "default" });

const loadPalette = withWords(words, () => import("./command-palette.tsx"));
export const CommandPalette = lazyPart(async () => (await loadPalette()).CommandPalette);

const loadShortcuts = withWords(words, () => import("./shortcut-help.tsx"));
export const ShortcutHelp = lazyPart(async () => (await loadShortcuts()).ShortcutHelp);

export const loadMenus = withWords(words, () => import("./top-bar-menus.tsx"));
export const LanguageMenu = lazyPart(async () => (await loadMenus()).LanguageMenu);
export const UserMenu = lazyPart(async () => (await loadMenus()).UserMenu);
export const PhoneMenu = lazyPart(async () => (await loadMenus()).PhoneMenu);
