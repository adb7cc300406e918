import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

// Opened by few visits, so code and texts load on demand.
const messages = import.meta.glob("../../../../../packages/messages/*/frame.json", { import: "default" });

const loadPalette = withMessages(messages, () => import("./palette/command-palette.tsx"));
export const LazyCommandPalette = lazyPart(async () => (await loadPalette()).CommandPalette);

const loadShortcuts = withMessages(messages, () => import("./shortcut-help.tsx"));
export const LazyShortcutHelp = lazyPart(async () => (await loadShortcuts()).ShortcutHelp);

export const loadMenus = withMessages(messages, () => import("./navigation/top-bar-menus.tsx"));
export const LazyLanguageMenu = lazyPart(async () => (await loadMenus()).LanguageMenu);
export const LazyUserMenu = lazyPart(async () => (await loadMenus()).UserMenu);
export const LazyPhoneMenu = lazyPart(async () => (await loadMenus()).PhoneMenu);
