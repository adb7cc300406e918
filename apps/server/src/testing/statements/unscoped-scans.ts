import type pg from "pg";

import type { Statement } from "./watch-statements.ts";

/**
 * A scan of a table of the workspaces whose statement has no condition on the workspace and relies only on the
 * policies.
 */
export type UnscopedScan = { readonly table: string; readonly statement: string };

/**
 * The scans of these tables, in the plans of these statements, for which no condition compares the workspace. A
 * database that is distributed over several servers (Citus) sends a statement to only one of them if the statement
 * itself names the workspace; the policies, which name it here too, do not count there. `superuser` sees plans
 * without policies.
 */
export async function unscopedScans(
  superuser: pg.Client,
  { statements, tables }: { readonly statements: readonly Statement[]; readonly tables: readonly string[] },
): Promise<readonly UnscopedScan[]> {
  const found: UnscopedScan[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
    const { rows } = await superuser.query<{ "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }>(
      `explain (format json, verbose) ${text}`,
      [...values],
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    if (plan === undefined) throw new Error(`There is no plan for ${text}`);
    const nodes = nodesOf(plan);
    const conditions = [
      ...nodes.flatMap(conditionsOf),
      ...nodes.flatMap((node) => hashedOf(node, nodes)),
    ].join(" ");
    for (const { "Relation Name": table, Alias: alias, "Node Type": kind } of nodes) {
      if (table === undefined || alias === undefined || kind === "ModifyTable") continue;
      if (
        !tables.includes(table) ||
        comparesWorkspace(conditions, { alias, column: table === "workspace" ? "id" : "workspace_id" })
      )
        continue;
      found.push({ table, statement: text });
    }
  }
  return found;
}

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly "Subplan Name"?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
} & Readonly<Partial<Record<(typeof conditionNames)[number], string>>>;

const conditionNames = [
  "Index Cond",
  "Recheck Cond",
  "Filter",
  "Hash Cond",
  "Merge Cond",
  "Join Filter",
] as const;

const conditionsOf = (node: PlanNode): readonly string[] =>
  conditionNames.flatMap((name) => node[name] ?? []);

/** The columns that an `exists` compares when PostgreSQL reads its rows once and hashes them by these columns. */
function hashedOf(node: PlanNode, all: readonly PlanNode[]): readonly string[] {
  const { "Subplan Name": name, Output: output = [] } = node;
  if (name === undefined) return [];
  const isHashed = all.some((one) =>
    [...conditionsOf(one), ...(one.Output ?? [])].join(" ").includes(`hashed ${name}`),
  );
  return isHashed ? output.map((column) => `${column} = hashed`) : [];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** `alias.workspace_id = …`, in either order, also against a list. */
function comparesWorkspace(
  conditions: string,
  { alias, column }: Readonly<Record<"alias" | "column", string>>,
): boolean {
  const name = `"?${alias.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}"?\\.${column}`;
  return new RegExp(`\\b${name} = |"${alias}"\\.${column} = |= ${name}\\b`).test(conditions);
}
