import { StackTable } from "../site/legal/stack-table.tsx";
import { Fold } from "./fold.tsx";
import { say, type SectionProps } from "./landing-facts.ts";

const tools = ["sheet", "ledger", "scheduler"] as const;

/** Spreadsheet, rent ledger, cleaning scheduler; then what Keystead does: true or false. */
const rows = [
  { name: "schedule", others: ["byHand", "yes", "no"], does: true },
  { name: "balance", others: ["byHand", "rarely", "no"], does: true },
  { name: "deposits", others: ["byHand", "often", "no"], does: true },
  { name: "own", others: ["yes", "rarely", "rarely"], does: true },
  { name: "bookings", others: ["byHand", "rarely", "yes"], does: true },
  { name: "overlaps", others: ["no", "no", "often"], does: true },
  { name: "cleaner", others: ["no", "no", "yes"], does: true },
  { name: "report", others: ["byHand", "rarely", "no"], does: true },
  { name: "collect", others: ["no", "often", "no"], does: false },
  { name: "sync", others: ["no", "no", "often"], does: false },
] as const;

export function ComparisonTable({ facts }: SectionProps) {
  const { compare } = facts.text;
  const { appName } = facts.site;
  return (
    <section className="page-alt">
      <div className="page-in">
        <div className="page-head">
          <h2>{compare.title}</h2>
        </div>
        <Fold title={compare.show}>
          <p className="text-lead landing-lead">{compare.lead}</p>
          <StackTable
            compare
            caption={compare.title}
            first={compare.first}
            columns={[...tools.map((tool) => compare.tools[tool]), appName]}
            ours
            rows={rows.map(({ name, others, does }) => ({
              key: name,
              name: compare.rows[name],
              cells: [...others.map((word) => compare.words[word]), compare.words[does ? "yes" : "no"]],
            }))}
          />
          <p className="text-small text-after">{say(facts, compare.foot)}</p>
        </Fold>
      </div>
    </section>
  );
}
