import { ask } from "./ask.ts";
import type { Load } from "./load.ts";
import { idIn, type Visitor } from "./people.ts";

export type WriteAudit = {
  readonly acknowledged: number;
  /** Acknowledged, but not stored under its id. Must be 0. */
  readonly lost: number;
  /** Stored more than once, or created again when its key was repeated. Must be 0. */
  readonly doubled: number;
  /** Repeated until the time limit without an acknowledgement. */
  readonly unanswered: number;
};

const REPEATED = 20;
const PAGE = 100;

/** Compares the acknowledged writes with the stored records, read through the product itself. */
export async function auditWrites(url: string, people: readonly Visitor[], load: Load): Promise<WriteAudit> {
  const acknowledged = load.writes.filter(({ id }) => id !== null);
  const there = new Map<string, string[]>();
  for (const person of people)
    for (const { id, name } of await tenantsOf(url, person))
      there.set(name, [...(there.get(name) ?? []), id]);
  const lost = acknowledged.filter(({ key, id }) => !(there.get(key) ?? []).includes(id ?? "")).length;
  const twice = load.writes.filter(({ key }) => (there.get(key) ?? []).length > 1).length;
  let anew = 0;
  for (const write of acknowledged.slice(-REPEATED)) {
    const answer = await load.repeat(write);
    if (answer.status === 200 && idIn(answer.body) !== write.id) anew += 1;
  }
  return {
    acknowledged: acknowledged.length,
    lost,
    doubled: twice + anew,
    unanswered: load.writes.length - acknowledged.length,
  };
}

async function tenantsOf(
  url: string,
  { headers }: Visitor,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const found: { readonly id: string; readonly name: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await ask(url, { path: `/api/v1/tenants?limit=${PAGE}&page=${page}`, headers });
    if (status !== 200) throw new Error(`The list answered ${status} after the fault: ${body}`);
    const { items } = JSON.parse(body) as { readonly items: readonly { id: string; name: string }[] };
    found.push(...items);
    if (items.length < PAGE) return found;
  }
}
