import { contract } from "@keystead/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:contract";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

/** The client needs methods and paths, not schemas: the browser gets the contract without them. */
export function minifiedContract(): Plugin {
  return {
    name: "keystead-contract",
    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : null;
    },
    load(id) {
      return id === RESOLVED_ID
        ? `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`
        : null;
    },
  };
}
