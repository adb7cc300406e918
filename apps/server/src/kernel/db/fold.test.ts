import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { onBothDatabases, type Opened } from "#testing/both-databases.ts";
import { foundIn } from "./fold.ts";
import { rowsOf } from "./rows.ts";

onBothDatabases("a search on", (open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.stop());

  const names = [
    ["Müller", "Bill no. 1"],
    ["MULLER", "Straße 12"],
    ["Łódź", null],
    ["Søren Æbelø", "œuvre"],
    ["ÉTÉ Ñandú", "plain"],
    [null, null],
  ] as const;
  const find = async (search: string): Promise<readonly unknown[]> => {
    const rows = sql.join(
      names.map(([name, note], at) => sql`(${at}::int, ${name}::text, ${note}::text)`),
      sql`, `,
    );
    const found = foundIn(search, [sql`line.name`, sql`line.note`]) ?? sql`true`;
    return rowsOf(
      await opened.db.login.execute(
        sql`select at from (values ${rows}) as line(at, name, note) where ${found} order by at`,
      ),
    ).map(({ at }) => at);
  };

  it.each([
    ["muller", [0, 1]],
    ["MÜLLER", [0, 1]],
    ["mu\u0308ller", [0, 1]],
    ["müller bill", [0]],
    ["bill Müller", [0]],
    ["strasse", [1]],
    ["lodz", [2]],
    ["soren aebelo oeuvre", [3]],
    ["ete nandu PLAIN", [4]],
    ["100%", []],
    ["  ", [0, 1, 2, 3, 4, 5]],
  ])("for %j finds every word anywhere in a row, without accents and case", async (search, found) => {
    expect(await find(search)).toEqual(found);
  });
});
