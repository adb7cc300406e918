import { lazy } from "react";

// Opened by few visits: their bytes come when they are asked for.
export const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));
export const ShortcutHelp = lazy(async () => ({
  default: (await import("./shortcut-help.tsx")).ShortcutHelp,
}));
