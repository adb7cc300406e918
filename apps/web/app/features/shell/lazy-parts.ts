import { lazy } from "react";

import { withWords } from "../../lib/words.ts";

// Opened by few visits: their bytes and their words come when they are asked for.
const words = import.meta.glob("../../locales/*/frame.json", { import: "default" });

const loadPalette = withWords(words, () => import("./command-palette.tsx"));
export const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

const loadShortcuts = withWords(words, () => import("./shortcut-help.tsx"));
export const ShortcutHelp = lazy(async () => ({ default: (await loadShortcuts()).ShortcutHelp }));

export const loadMenus = withWords(words, () => import("./top-bar-menus.tsx"));
export const LanguageMenu = lazy(async () => ({ default: (await loadMenus()).LanguageMenu }));
export const UserMenu = lazy(async () => ({ default: (await loadMenus()).UserMenu }));
export const PhoneMenu = lazy(async () => ({ default: (await loadMenus()).PhoneMenu }));
