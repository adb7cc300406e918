import { formatDay } from "../../../lib/format/format.ts";
import { Fold } from "../fold.tsx";
import { say, type SectionProps } from "../landing-facts.ts";

/** The features besides the eight jobs, each with the day from which it has been available. */
const there = [
  { name: "sample", since: "2026-11-21" },
  { name: "history", since: "2026-11-22" },
  { name: "statements", since: "2026-11-23" },
  { name: "letters", since: "2026-11-23" },
  { name: "registry", since: "2026-11-24" },
  { name: "feed", since: "2026-11-24" },
] as const;

/** Each feature has a date, because it can be used today; planned features have none. */
export function WorksToday({ facts }: SectionProps) {
  const { today } = facts.text;
  return (
    <div className="today">
      <Fold title={today.title} headed>
        <ul>
          {there.map(({ name, since }) => (
            <li key={name}>
              <b>{today.items[name]}</b>{" "}
              <small>{say(facts, today.since, { day: formatDay(since, facts.site.language) })}</small>
            </li>
          ))}
        </ul>
        {facts.sourceUrl === null ? null : (
          <p>
            <a href={facts.sourceUrl} rel="noopener">
              {today.source}
            </a>
          </p>
        )}
      </Fold>
    </div>
  );
}
