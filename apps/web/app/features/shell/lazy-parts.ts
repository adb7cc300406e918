import { lazy } from "react";

// Opened by few visits: their bytes come when they are asked for.
export const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));
export const ShortcutHelp = lazy(async () => ({
  default: (await import("./shortcut-help.tsx")).ShortcutHelp,
}));

export const loadMenus = () => import("./top-bar-menus.tsx");
export const LanguageMenu = lazy(async () => ({ default: (await loadMenus()).LanguageMenu }));
export const UserMenu = lazy(async () => ({ default: (await loadMenus()).UserMenu }));
export const PhoneMenu = lazy(async () => ({ default: (await loadMenus()).PhoneMenu }));
