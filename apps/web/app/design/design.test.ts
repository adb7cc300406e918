import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import routes from "../routes.ts";

const app = join(import.meta.dirname, "..");

/** Parts without a look of their own, or drawn by another one of the page. */
const drawnByOthers = [
  "export/list-export-menu.tsx",
  "field/file-input.tsx",
  "focus/focus-inside.tsx",
  "form/key-form.tsx",
  "form/merge/use-merge-question.tsx",
  "form/use-record-form.tsx",
  "list/list-columns.tsx",
  "list/list-pager.tsx",
  "list/list-selection.tsx",
  "list/list-table.tsx",
  "list/list-toolbar.tsx",
  "list/list-view-switch.tsx",
  "list/swipe-item.tsx",
  "chart/plot-marks.tsx",
  "loading/lazy-menu.tsx",
  "loading/pending.tsx",
  "overlay/choice-menu-entries.tsx",
  "overlay/dirty-guard.tsx",
  "overlay/leave-dialog.tsx",
  "overlay/menu-start.tsx",
  "overlay/side-drawer.tsx",
  "toast/toast-slot.tsx",
];

function filesIn(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: app }).filter((path) => !path.includes(".test."));
}

const page = filesIn("design/**/*.tsx");

it("shows every part of ui, or one that draws it", () => {
  const shown = new Set(
    page.flatMap((path) =>
      [...readFileSync(join(app, path), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, to = ""]) =>
        join(dirname(path), to),
      ),
    ),
  );
  const parts = filesIn("ui/**/*.tsx");
  const missing = parts.filter(
    (path) => !shown.has(path) && !drawnByOthers.includes(path.slice("ui/".length)),
  );
  expect(missing).toEqual([]);
  expect(drawnByOthers.filter((path) => !parts.includes(`ui/${path}`))).toEqual([]);
});

it("has an address only where the sources are served", () => {
  expect(JSON.stringify(routes)).not.toContain("design");
});

it("imports only sheets that exist, which neither types nor a build would notice", () => {
  const { resolve } = createRequire(join(app, "design/design-page.tsx"));
  const sheets = page.flatMap((path) =>
    [...readFileSync(join(app, path), "utf8").matchAll(/^import "(@[^"]+[.]css)"/gm)].map(
      ([, sheet = ""]) => sheet,
    ),
  );
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) expect(() => resolve(sheet), sheet).not.toThrow();
});
