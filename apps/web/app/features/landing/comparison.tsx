import { say, type SectionProps } from "./landing-facts.ts";
import { productState } from "./product-state.ts";
import { SoonBadge } from "./soon-badge.tsx";

const tools = ["sheet", "ledger", "scheduler"] as const;

/** Spreadsheet, rent ledger, cleaning scheduler; then what Keystead does: true, false, or not yet. */
const rows = [
  { name: "schedule", others: ["byHand", "yes", "no"], does: true, built: productState.rent },
  { name: "balance", others: ["byHand", "rarely", "no"], does: true, built: productState.balance },
  { name: "deposits", others: ["byHand", "often", "no"], does: true, built: productState.deposits },
  { name: "own", others: ["yes", "rarely", "rarely"], does: true, built: true },
  { name: "bookings", others: ["byHand", "rarely", "yes"], does: true, built: productState.calendar },
  { name: "overlaps", others: ["no", "no", "often"], does: true, built: productState.calendar },
  { name: "cleaner", others: ["no", "no", "yes"], does: true, built: productState.turnovers },
  { name: "report", others: ["byHand", "rarely", "no"], does: true, built: productState.figures },
  { name: "collect", others: ["no", "often", "no"], does: false, built: true },
  { name: "sync", others: ["no", "no", "often"], does: false, built: true },
] as const;

/** Written out, since on phones the rows become grids, which would take the elements' own roles away. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader", scope: "col" },
  rowheader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

export function Comparison({ facts }: SectionProps) {
  const { compare } = facts.text;
  const { appName } = facts.site;
  return (
    <section className="alt">
      <div className="in">
        <div className="head">
          <h2>{compare.title}</h2>
          <p className="lead">{compare.lead}</p>
        </div>
        <table className="stack cmp" {...roles.table}>
          <caption className="vh">{compare.title}</caption>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              {[compare.first, ...tools.map((tool) => compare.tools[tool])].map((word) => (
                <th key={word} {...roles.columnheader}>
                  {word}
                </th>
              ))}
              <th {...roles.columnheader} className="us">
                {appName}
              </th>
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {rows.map(({ name, others, does, built }) => (
              <tr key={name} {...roles.row}>
                <th {...roles.rowheader}>{compare.rows[name]}</th>
                {others.map((word, index) => (
                  <td key={tools[index]} {...roles.cell} data-l={compare.tools[tools[index] ?? "sheet"]}>
                    {compare.words[word]}
                  </td>
                ))}
                <td {...roles.cell} className="us" data-l={appName}>
                  {built ? compare.words[does ? "yes" : "no"] : <SoonBadge facts={facts} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small tail">{say(facts, compare.foot)}</p>
      </div>
    </section>
  );
}
