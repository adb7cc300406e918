import { contract } from "@keystead/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:contract";
const LATE_ID = `${VIRTUAL_ID}/late`;

/** What no first screen asks for: its methods and paths come with the first call. */
const lateAreas: ReadonlySet<string> = new Set<keyof typeof contract>([
  "ads",
  "analytics",
  "blockedDates",
  "bookings",
  "cleaners",
  "documents",
  "exports",
  "fx",
  "history",
  "leads",
  "leases",
  "letters",
  "ownData",
  "people",
  "recurring",
  "seasons",
  "seo",
  "several",
  "statements",
  "support",
  "trash",
  "turnovers",
  "checklists",
  "accessNotes",
  "guests",
  "units",
]);

/** The client needs methods and paths, not schemas: the browser gets the contract without them. */
export function minifiedContract(): Plugin {
  return {
    name: "keystead-contract",
    resolveId(id) {
      return id === VIRTUAL_ID || id === LATE_ID ? `\0${id}` : null;
    },
    load(id) {
      if (id !== `\0${VIRTUAL_ID}` && id !== `\0${LATE_ID}`) return null;
      const late = id === `\0${LATE_ID}`;
      const areas = Object.entries(minifyContractRouter(contract)).filter(
        ([area]) => lateAreas.has(area) === late,
      );
      return `export const contract = ${JSON.stringify(Object.fromEntries(areas))};`;
    },
  };
}
