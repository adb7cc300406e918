import { StackTable } from "../site/stack-table.tsx";
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

export function Comparison({ facts }: SectionProps) {
  const { compare } = facts.text;
  const { appName } = facts.site;
  return (
    <section className="page-alt">
      <div className="page-in">
        <div className="page-head">
          <h2>{compare.title}</h2>
          <p className="text-lead">{compare.lead}</p>
        </div>
        <StackTable
          compare
          caption={compare.title}
          first={compare.first}
          columns={[...tools.map((tool) => compare.tools[tool]), appName]}
          ours
          rows={rows.map(({ name, others, does, built }) => ({
            key: name,
            name: compare.rows[name],
            cells: [
              ...others.map((word) => compare.words[word]),
              built ? compare.words[does ? "yes" : "no"] : <SoonBadge key="soon" facts={facts} />,
            ],
          }))}
        />
        <p className="text-small text-after">{say(facts, compare.foot)}</p>
      </div>
    </section>
  );
}
