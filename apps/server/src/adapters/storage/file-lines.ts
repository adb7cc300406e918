import { createReadStream } from "node:fs";

/**
 * The lines of a file, each a row of a table. Does not use `readline`, which also ends a line at characters that a
 * text in a row may contain (U+2028).
 */
export async function* linesIn(path: string): AsyncGenerator<string> {
  let rest = "";
  const chunks: AsyncIterable<string> = createReadStream(path, { encoding: "utf8" });
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Like `linesIn`, in pages; without a size all lines are one page. */
export async function* pagesIn(path: string, size: number | null): AsyncGenerator<readonly string[]> {
  let page: string[] = [];
  for await (const line of linesIn(path)) {
    page.push(line);
    if (page.length !== size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
