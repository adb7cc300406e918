import { dateOf, type PlainDate, yearOf } from "../../calendar/index.ts";

export type UsualSeason = {
  readonly name: "summer" | "christmas";
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
};

/** Proposals for a new season, each on the days when it comes next; one that includes today still counts. */
export function usualSeasons(today: PlainDate): readonly UsualSeason[] {
  return [next(today, summer), next(today, christmas)];
}

function next(today: PlainDate, inYear: (year: number) => UsualSeason): UsualSeason {
  const year = yearOf(today);
  // The Christmas season of last year ends in this year.
  const ahead = [year - 1, year].map(inYear).find(({ endsOn }) => endsOn >= today);
  return ahead ?? inYear(year + 1);
}

function summer(year: number): UsualSeason {
  return { name: "summer", startsOn: dateOf(year, 6, 1), endsOn: dateOf(year, 8, 31) };
}

function christmas(year: number): UsualSeason {
  return { name: "christmas", startsOn: dateOf(year, 12, 20), endsOn: dateOf(year + 1, 1, 6) };
}
