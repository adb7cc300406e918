import { formatDay } from "../../../lib/format/format.ts";
import { Fold } from "../fold.tsx";
import { say, type SectionProps } from "../landing-facts.ts";

/** What is there beside the eight jobs, and the day on which each of it was. */
const there = [
  { name: "sample", since: "2026-11-21" },
  { name: "history", since: "2026-11-22" },
  { name: "statements", since: "2026-11-23" },
  { name: "letters", since: "2026-11-23" },
  { name: "registry", since: "2026-11-24" },
  { name: "feed", since: "2026-11-24" },
] as const;

/** Promises bear no date: these do, because all of it can be used. */
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
