import type { TariffsText } from "./tariffs-text.server.ts";
import { StackTable } from "../site/legal/stack-table.tsx";
import type { LimitRow, PlanFacts } from "./plan-facts.server.ts";

type TableProps = {
  readonly text: TariffsText;
  readonly plans: readonly PlanFacts[];
  readonly rows: readonly LimitRow[];
};

export function LimitsTable({ text, plans, rows }: TableProps) {
  return (
    <StackTable
      labelledBy="limits"
      first={text.limits.item}
      columns={plans.map(({ name }) => name)}
      rows={rows.map(({ name, cells }) => ({ key: name, name, cells }))}
    />
  );
}
