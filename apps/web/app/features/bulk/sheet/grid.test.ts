import { columnKinds } from "@keystead/domain/spreadsheet";
import { expect, it } from "vitest";

import {
  addRows,
  emptyGrid,
  isEmptyGrid,
  nameColumn,
  pasteInto,
  rangeOf,
  withoutCells,
  withoutRows,
  writeCell,
} from "./grid.ts";
import { propertyKind } from "../properties/property-kind.ts";

const empty = emptyGrid(columnKinds);
const corner = { row: 0, column: 0 };

function pasted(text: string, at = corner, grid = empty) {
  const range = rangeOf(text, propertyKind.titles);
  if (range === null) throw new Error("nothing was pasted");
  return pasteInto(grid, at, range);
}

it("begins with ten empty rows under seven titles", () => {
  expect([empty.rows.length, empty.columns.length, isEmptyGrid(empty)]).toEqual([10, 7, true]);
});

it("leaves one cell to the field it goes into", () => {
  expect(rangeOf("Casa Azul", propertyKind.titles)).toBeNull();
  expect(rangeOf("", propertyKind.titles)).toBeNull();
});

it("puts a range down from the cell that has the focus", () => {
  const grid = pasted("Ana\t850\nLuis", { row: 1, column: 3 });
  expect(grid.rows[1]).toEqual(["", "", "", "Ana", "850", "", ""]);
  expect(grid.rows[2]).toEqual(["", "", "", "Luis", "", "", ""]);
  expect(grid.rows).toHaveLength(10);
});

it("empties what the range covers and leaves the rest", () => {
  const before = writeCell(writeCell(empty, { row: 0, column: 4 }, "1"), { row: 0, column: 5 }, "2");
  expect(pasted("Ana\t\nLuis\t5", { row: 0, column: 3 }, before).rows[0]).toEqual([
    "",
    "",
    "",
    "Ana",
    "",
    "2",
    "",
  ]);
});

it("grows to fifty rows and says how many found no room", () => {
  const text = Array.from({ length: 60 }, (_, n) => `House ${n}\tBonn`).join("\n");
  const grid = pasted(text);
  expect([grid.rows.length, grid.leftOut, grid.rows[49]?.[0]]).toEqual([50, 10, "House 49"]);
  expect(pasted(text, { row: 45, column: 0 }).leftOut).toBe(55);
});

it("adds columns without a meaning for what is wider than the grid", () => {
  const grid = pasted("a\tb\tc", { row: 0, column: 5 });
  expect(grid.columns.slice(5)).toEqual(["paymentDay", "startsOn", "ignored"]);
  expect(grid.rows.every(({ length }) => length === 8)).toBe(true);
});

it("takes titles for the names of its columns, wherever the cursor stands", () => {
  const grid = pasted("Inquilino\tTeléfono\tInmueble\nAna\t600\tCasa Azul", { row: 3, column: 4 });
  expect(grid.columns).toEqual([
    "tenant",
    "ignored",
    "property",
    "city",
    "mode",
    "rent",
    "paymentDay",
    "startsOn",
  ]);
  expect(grid.rows[0]?.slice(0, 3)).toEqual(["Ana", "600", "Casa Azul"]);
});

it("knows the currency that the titles name", () => {
  expect(rangeOf("Property\tRent (€)\nHouse 1\t850", propertyKind.titles)?.currency).toBe("EUR");
  expect(rangeOf("Property\tRent\nHouse 1\t850", propertyKind.titles)?.currency).toBeNull();
});

it("sorts a second table under the columns of the first", () => {
  const first = pasted("Property\tTenant\nHouse 1\tAnn");
  const grid = pasted("Mieter\tTelefon\tObjekt\nBert\t600\tHaus 2", { row: 1, column: 2 }, first);
  expect(grid.columns).toEqual(first.columns);
  expect(grid.rows.slice(0, 2).map((row) => row.slice(0, 2))).toEqual([
    ["House 1", "Ann"],
    ["Haus 2", "Bert"],
  ]);
});

it("keeps each meaning over one column", () => {
  const swapped = nameColumn(empty, 0, "tenant");
  expect(swapped.columns).toEqual(["tenant", "city", "mode", "property", "rent", "paymentDay", "startsOn"]);
  expect(nameColumn(swapped, 0, "ignored").columns[0]).toBe("ignored");
});

it("keeps what was not created, moved up", () => {
  const grid = pasted("A\nB\nC\nD\tx");
  const left = withoutRows(grid, new Set([0, 2]));
  expect(left.rows.map((row) => row[0]).slice(0, 3)).toEqual(["B", "D", ""]);
  expect(left.rows).toHaveLength(10);
});

it("can make a line a property alone", () => {
  const grid = pasted("A\tBonn\t\tAnn\t850\t1\t2026-03-01");
  expect(withoutCells(grid, 0, ["tenant", "rent", "paymentDay", "startsOn"]).rows[0]).toEqual([
    "A",
    "Bonn",
    "",
    "",
    "",
    "",
    "",
  ]);
});

it("adds rows until it is full", () => {
  const many = [1, 2, 3, 4, 5].reduce((grid) => addRows(grid), empty);
  expect(many.rows).toHaveLength(50);
});
