import { contract } from "@keystead/contract";
import type { AnyContractProcedure } from "@orpc/contract";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:contract";
const LAZY_ID = `${VIRTUAL_ID}/lazy`;

/** What frame and portfolio call; methods and paths of all else come with the page of another screen, or when the frame is idle. */
const firstAreas: ReadonlySet<string> = new Set<keyof typeof contract>([
  "accounts",
  "notices",
  "portfolio",
  "tasks",
]);

/** The client needs methods and paths, not schemas: the browser gets no more of the contract. */
export function minifiedContract(): Plugin {
  return {
    name: "keystead-contract",
    resolveId(id) {
      return id === VIRTUAL_ID || id === LAZY_ID ? `\0${id}` : null;
    },
    load(id) {
      if (id !== `\0${VIRTUAL_ID}` && id !== `\0${LAZY_ID}`) return null;
      const isLazy = id === `\0${LAZY_ID}`;
      const areas = Object.entries(contract)
        .filter(([area]) => firstAreas.has(area) !== isLazy)
        .map(([area, procedures]) => [area, routesOf(area, procedures)]);
      return `export const routes = ${JSON.stringify(Object.fromEntries(areas))};`;
    },
  };
}

function routesOf(area: string, procedures: Readonly<Record<string, AnyContractProcedure>>) {
  return Object.fromEntries(
    Object.entries(procedures).map(([name, procedure]) => {
      const { method, path, inputStructure, outputStructure } = procedure["~orpc"].route;
      // `sendCall` spreads one input over path, query and body, and returns the body alone.
      if (
        method === undefined ||
        path === undefined ||
        inputStructure === "detailed" ||
        outputStructure === "detailed"
      )
        throw new Error(`The browser has no way to call ${area}.${name}`);
      return [name, `${method} ${path}`];
    }),
  );
}
