import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

// Opened by few visits: their bytes and their words come when they are asked for.
const words = import.meta.glob("../../locales/*/frame.json", { import: "default" });

const loadPalette = withWords(words, () => import("./command-palette.tsx"));
export const CommandPalette = late(async () => (await loadPalette()).CommandPalette);

const loadShortcuts = withWords(words, () => import("./shortcut-help.tsx"));
export const ShortcutHelp = late(async () => (await loadShortcuts()).ShortcutHelp);

export const loadMenus = withWords(words, () => import("./top-bar-menus.tsx"));
export const LanguageMenu = late(async () => (await loadMenus()).LanguageMenu);
export const UserMenu = late(async () => (await loadMenus()).UserMenu);
export const PhoneMenu = late(async () => (await loadMenus()).PhoneMenu);
