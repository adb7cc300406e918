import { protocol } from "@electric-sql/pglite";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { sql } from "../drizzle.ts";
import { rowsOf } from "../queries/rows.ts";
import { openEmbeddedInMemory, type EmbeddedDatabase } from "./embedded.ts";
import { readDataRows } from "./read-data-rows.ts";

// Opening the engine takes a second.
let db: EmbeddedDatabase;
beforeAll(async () => {
  db = await openEmbeddedInMemory();
});
afterAll(() => db.close());

function message(kind: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(kind, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function row(fields: readonly (string | null)[]): Buffer {
  const values = fields.flatMap((field) => {
    if (field === null) return [int32(-1)];
    const bytes = Buffer.from(field);
    return [int32(bytes.length), bytes];
  });
  return message("D", int16(fields.length), ...values);
}

/** The byte order mark. */
const MARK = "\uFEFF";

const complete = (text: string): Buffer => message("C", Buffer.from(`${text}\0`));
const notice = message("N", Buffer.from("SNOTICE\0C00000\0Mhello\0\0"));

it("reads what PGlite's parser reads", () => {
  const text = fc.string({ unit: "binary", maxLength: 40 }).filter((one) => !one.startsWith(MARK));
  const field = fc.option(text, { nil: null });
  const answers = fc.record({
    rows: fc.array(fc.array(field, { maxLength: 6 }), { maxLength: 8 }),
    end: fc.constantFrom(
      complete("SELECT 3"),
      complete("INSERT 0 5"),
      message("s"),
      message("I"),
      Buffer.alloc(0),
    ),
    notices: fc.boolean(),
  });
  fc.assert(
    fc.property(answers, ({ rows, end, notices }) => {
      const bytes = Buffer.concat([...(notices ? [notice] : []), ...rows.map(row), end]);
      const parsed: unknown[] = [];
      new protocol.Parser().parse(bytes, (one) => parsed.push(one));
      expect(readDataRows(bytes)).toEqual(parsed);
    }),
    { numRuns: 300 },
  );
});

it("keeps a byte order mark, as PostgreSQL's own driver does", () => {
  expect(readDataRows(row([`${MARK}text`]))).toMatchObject([{ fields: [`${MARK}text`] }]);
});

it("throws the error of a statement that fails after its first rows", () => {
  const error = message("E", Buffer.from("SERROR\0C22012\0Mdivision by zero\0\0"));
  const read = () => readDataRows(Buffer.concat([row(["1"]), error]));
  expect(read).toThrow(protocol.messages.DatabaseError);
  expect(read).toThrow("division by zero");
});

it("gives long texts, many rows and errors of the engine as they are", async () => {
  const text = "Grüße, 日本, 🏠 ".repeat(20_000);
  const [long] = rowsOf(
    await db.login.execute(sql`select ${text}::text as text, null as nothing, ${text}::text is null as flag`),
  );
  expect(long).toEqual({ text, nothing: null, flag: false });
  const many = rowsOf(
    await db.login.execute(sql`select n, n::text || 'ß' as word from generate_series(1, ${5_000}::int) n`),
  );
  expect(many).toHaveLength(5_000);
  expect(many.at(-1)).toEqual({ n: 5_000, word: "5000ß" });
  const failing = db.login.execute(sql`select 10 / (3 - n) as part from generate_series(1, ${5}::int) n`);
  await expect(failing).rejects.toMatchObject({ cause: { code: "22012" } });
  expect(rowsOf(await db.login.execute(sql`select ${1}::int as one`))).toEqual([{ one: 1 }]);
});
