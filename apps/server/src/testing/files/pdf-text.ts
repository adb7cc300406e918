import { vi } from "vitest";

// pdfjs warns that it cannot paint here, but reading text needs no painting.
const warnings = vi.spyOn(console, "warn").mockReturnValue();
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
warnings.mockRestore();

/** The text of each page of a PDF, in drawing order. */
export async function pdfPages(bytes: ArrayBuffer | Uint8Array): Promise<readonly string[]> {
  return pagesOf(bytes, " ");
}

/** The text that a search in a PDF finds: joined as a viewer does, with nothing between two pieces of a line. */
export async function searchedText(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  return (await pagesOf(bytes, "")).join("\n").replaceAll(/\s+/g, " ");
}

/** The names of the embedded fonts of a PDF. */
export function pdfFonts(bytes: ArrayBuffer | Uint8Array): ReadonlySet<string> {
  const text = Buffer.from(new Uint8Array(bytes)).toString("latin1");
  return new Set([...text.matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name = ""]) => name));
}

/** The distance of each piece of text from the upper edge of the first page, in points, in drawing order. */
export async function heightsOfText(
  bytes: ArrayBuffer | Uint8Array,
): Promise<readonly { readonly text: string; readonly top: number }[]> {
  const task = getDocument({ data: new Uint8Array(bytes).slice(), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) =>
    "str" in item ? [{ text: item.str, top: height - Number(item.transform[5]) }] : [],
  );
  await task.destroy();
  return pieces;
}

async function pagesOf(bytes: ArrayBuffer | Uint8Array, between: string): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes).slice(), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    const words = content.items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""));
    pages.push(words.join(between).replaceAll(/[ \u00a0]+/g, " "));
  }
  await task.destroy();
  return pages;
}
