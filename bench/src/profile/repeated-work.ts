import { contract } from "@keystead/contract";
import { isContractProcedure } from "@orpc/contract";
import { StandardOpenAPIJsonSerializer } from "@orpc/openapi-client/standard";

import { median } from "../bench-table.ts";

type Schema = { readonly "~standard": { readonly validate: (value: unknown) => unknown } };

const RUNS = 60;
const WARM_UP_RUNS = 20;

/** The server's work on an answer after its data are complete, in milliseconds. */
export type RepeatedWork = { readonly schemaMs: number; readonly jsonMs: number; readonly gzipMs: number };

/**
 * Repeats the schema check, the JSON and the compression of an answer here, with the same code: in the server they are
 * too short and too many for spans, and the compression ends after its request.
 */
export async function repeatedWork(route: string, body: string): Promise<RepeatedWork> {
  const value: unknown = JSON.parse(body);
  const schema = schemaOf(route, contract);
  if (schema === null) throw new Error(`The contract has no ${route}.`);
  const serializer = new StandardOpenAPIJsonSerializer();
  return {
    schemaMs: await medianOf(async () => void (await schema["~standard"].validate(value))),
    jsonMs: await medianOf(async () => void JSON.stringify(serializer.serialize(value)[0])),
    gzipMs: await medianOf(async () => {
      const zipped = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
      await new Response(zipped).arrayBuffer();
    }),
  };
}

/** The schema of the answer of a GET with this declared path. */
function schemaOf(route: string, tree: unknown): Schema | null {
  if (typeof tree !== "object" || tree === null) return null;
  if (isContractProcedure(tree)) {
    const { outputSchema, route: declared } = tree["~orpc"];
    const isIt = `/api/v1${declared.path}` === route && (declared.method ?? "POST") === "GET";
    return isIt ? (outputSchema ?? null) : null;
  }
  for (const part of Object.values(tree)) {
    const found = schemaOf(route, part);
    if (found !== null) return found;
  }
  return null;
}

async function medianOf(work: () => Promise<void>): Promise<number> {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) await work();
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  return median(took);
}
