import { contract } from "@keystead/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:contract";
const LATE_ID = `${VIRTUAL_ID}/late`;

/** What a first screen asks for; methods and paths of all else come with the first call. */
const firstAreas: ReadonlySet<string> = new Set<keyof typeof contract>([
  "accounts",
  "expenses",
  "income",
  "notices",
  "portfolio",
  "properties",
  "tasks",
  "tenants",
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
        ([area]) => firstAreas.has(area) !== late,
      );
      return `export const contract = ${JSON.stringify(Object.fromEntries(areas))};`;
    },
  };
}
