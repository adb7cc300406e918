import type { BankLine } from "@keystead/domain/statements";
import { formatMinor } from "@keystead/domain/money";

import type { BankLayout } from "./bank-layout.ts";

/** Writes the lines, oldest first, in a layout. */
export function writeLayout(lines: readonly BankLine[], layout: BankLayout, ownAccount: string): string {
  const {
    columns,
    separator = ";",
    before = [],
    after = [],
    newestFirst = false,
    quotes = false,
    trailing = false,
  } = layout;
  const parts = columns.split("|").map((part) => ({
    title: part.slice(0, part.lastIndexOf(":")),
    letter: part.slice(part.lastIndexOf(":") + 1),
  }));
  let held = 1_000_000;
  const rows = lines.map((line, at) => {
    const had = held;
    held += line.amountMinor;
    return parts.map(({ letter }) => cellOf(letter, { line, at, had, held, ownAccount }, layout));
  });
  const cells = (row: readonly string[]): string =>
    row
      .map((cell) =>
        quotes || cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(separator) + (trailing ? separator : "");
  return [
    ...before.map((line) => line.replace("{own}", ownAccount)),
    ...(parts.some(({ title }) => title !== "") ? [cells(parts.map(({ title }) => title))] : []),
    ...(newestFirst ? rows.toReversed() : rows).map(cells),
    ...after,
  ].join("\r\n");
}

type Placed = {
  readonly line: BankLine;
  readonly at: number;
  readonly had: number;
  readonly held: number;
  readonly ownAccount: string;
};

function cellOf(letter: string, { line, at, had, held, ownAccount }: Placed, layout: BankLayout): string {
  const { signs = "before", money = "EUR" } = layout;
  const [came, went] = Array.isArray(signs) ? signs : ["Eingang", "Ausgang"];
  const bare = amountText(Math.abs(line.amountMinor), layout);
  const isIn = line.amountMinor > 0;
  switch (letter) {
    case "d":
    case "v":
      return dayText(line.bookedOn, layout);
    case "n":
      return line.name;
    case "p":
      return isIn ? line.name : "Erika Muster";
    case "q":
      return isIn ? "Erika Muster" : line.name;
    case "t":
      return line.text;
    case "k":
      return ["Transfer", "Standing order", "Card"][at % 3] ?? "";
    case "a":
      return isIn ? bare : signs === "behind" ? `${bare}-` : `-${bare}`;
    case "u":
      return bare;
    case "s":
      return layout.bank === "Chase" ? (isIn ? "CREDIT" : "DEBIT") : isIn ? came : went;
    case "i":
      return isIn ? bare : "";
    case "o":
      return isIn ? "" : signs === "before" && layout.signs === "before" ? `-${bare}` : bare;
    case "O":
      return isIn ? "" : `-${bare}`;
    case "b":
      return amountText(held, layout);
    case "B":
      return amountText(had, layout);
    case "c":
      return money;
    case "x":
      return line.account ?? "";
    case "y":
      return ownAccount;
    case "Y":
      return "12345678";
    case "z":
      return "Gebucht";
    case "Z":
      return "Udført";
    case "h":
      return `25.11.2026 10:00:${String(at % 60).padStart(2, "0")}:123`;
    case "f":
      return amountText(0, layout);
    case "r":
      return String(40_000 + at);
    default:
      return "";
  }
}

function amountText(minor: number, { amounts = "1.234,56" }: BankLayout): string {
  const [whole = "", cents = ""] = formatMinor(Math.abs(minor), 2).split(".");
  const mark = amounts.at(-3) ?? ",";
  const group = amounts.length === 8 ? (amounts[1] ?? "") : "";
  return `${minor < 0 ? "-" : ""}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${mark}${cents}`;
}

function dayText(day: string, { day: form = "dd.mm.yyyy" }: BankLayout): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return form
    .replace("yyyy", year)
    .replace("yy", year.slice(2))
    .replace("mm", month)
    .replace("dd", date)
    .replace("hh", "10:12:59");
}
