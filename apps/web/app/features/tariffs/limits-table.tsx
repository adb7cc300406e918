/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see below: grid takes them away */
import type { TariffsText } from "../../lib/tariffs-text.server.ts";
import type { LimitRow, PlanFacts } from "./plan-facts.server.ts";

type TableProps = {
  readonly text: TariffsText;
  readonly plans: readonly PlanFacts[];
  readonly rows: readonly LimitRow[];
};

/** On a phone the rows are stacked by grid, which takes the roles of a table away: so they are named. */
export function LimitsTable({ text, plans, rows }: TableProps) {
  return (
    <table className="stack lim" role="table" aria-labelledby="limits">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {text.limits.item}
          </th>
          {plans.map(({ plan, name }) => (
            <th key={plan} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, built, cells }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name} {built ? null : <span className="pill">{text.badge.coming}</span>}
            </th>
            {plans.map(({ plan, name: planName }, place) => (
              <td key={plan} role="cell" data-l={planName}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
