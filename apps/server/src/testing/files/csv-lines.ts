import { expect } from "vitest";

/** The rows of a CSV as we write it, without quoted line ends, keyed by column title. */
export function csvLines(csv: Buffer): readonly Readonly<Record<string, string>>[] {
  const text = csv.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  const [head = "", ...lines] = text.slice(1, -2).split("\r\n");
  const keys = cellsIn(head);
  return lines.map((line) => {
    const cells = cellsIn(line);
    return Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? ""]));
  });
}

function cellsIn(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
