import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The import order of features: each step may import those before it. Names may be listed before their folder exists. */
export const order = [
  ["session"],
  ["notices"],
  ["accounts", "fx", "history", "plans", "people", "settings", "trash"],
  ["rent-book"],
  ["properties"],
  ["documents"],
  ["ledger"],
  ["tenants"],
  ["letters"],
  ["leases", "bookings"],
  ["payments", "reminders", "handovers"],
  ["turnovers", "tasks"],
  ["bulk", "statements", "onboarding"],
  ["portfolio", "property-page", "tenant-page", "analytics", "exports"],
  ["ads"],
];

/** Features outside the order: no feature of the order imports them. */
export const aside = [
  "auth",
  "cleaner-pages",
  "geo",
  "landing",
  "leads",
  "market-range",
  "mortgage",
  "own-data",
  "sample",
  "seo",
  "shell",
  "site",
  "support",
  "tariffs",
];

const root = join(import.meta.dirname, "..");

/** Throws unless each feature folder is listed exactly once: an unlisted folder would be bound by no rule. */
export function assertEachFeatureStands(apps = ["apps/server/src", "apps/web/app"]) {
  const places = [...order.flat(), ...aside];
  const problems = apps
    .flatMap((app) => readdirSync(join(root, app, "features"), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, times: places.filter((place) => place === name).length }))
    .filter(({ times }) => times !== 1)
    .map(({ name, times }) =>
      times === 0
        ? `The feature "${name}" stands nowhere: give it a step in "order" or put it into "aside" (lint/feature-line.mjs).`
        : `The feature "${name}" stands ${times} times in lint/feature-line.mjs: one place is right.`,
    );
  if (problems.length > 0) throw new Error([...new Set(problems)].join("\n"));
}
