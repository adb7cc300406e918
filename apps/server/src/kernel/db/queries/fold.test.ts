import { foldText } from "@keystead/domain/text";
import { sql } from "../drizzle.ts";
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
    ["Ürün Işık", null],
    ["O’Brien & Söhne", null],
    ["D'Angelo", null],
    ["Γιώργος Παπαδόπουλος", null],
    ["Nguyễn Thị Hương", null],
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
    ["Mueller", [0, 1]],
    ["ışık", [6]],
    ["isik", [6]],
    ["IŞIK", [6]],
    ["Isik", [6]],
    ["o'brien", [7]],
    ["obrien soehne", [7]],
    ["d’angelo", [8]],
    ["dangelo", [8]],
    ["ΓΙΩΡΓΟΣ", [9]],
    ["γιωργοσ", [9]],
    ["huong", [10]],
    ["m u l e r b i o n", [0]],
    ["m u l e r b i o Ñ", [0]],
    ["m u l e r b i o x", []],
    ["m u l e r b i o n x", []],
    ["  ", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])("for %j finds every word anywhere in a row, without accents and case", async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  it("folds as the domain does, so that a list and a picker find the same", async () => {
    for (const [name] of names)
      for (const word of foldText(name ?? "")
        .split(" ")
        .filter((one) => one !== ""))
        expect(await find(word), word).toContain(names.findIndex(([other]) => other === name));
  });
});
