import { vi } from "vitest";

// It warns that it could not paint here; text is read without.
const warnings = vi.spyOn(console, "warn").mockReturnValue();
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
warnings.mockRestore();

/** What stands on each page of a PDF, read back in the order in which it is drawn. */
export async function pdfPages(bytes: ArrayBuffer | Uint8Array): Promise<readonly string[]> {
  return pagesOf(bytes, " ");
}

/** What somebody finds who searches a PDF: its text as a viewer puts it together, with nothing between two pieces of a line. */
export async function searchedText(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  return (await pagesOf(bytes, "")).join("\n").replaceAll(/\s+/g, " ");
}

/** The names of the fonts that a PDF brings along. */
export function pdfFonts(bytes: ArrayBuffer | Uint8Array): ReadonlySet<string> {
  const text = Buffer.from(new Uint8Array(bytes)).toString("latin1");
  return new Set([...text.matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name = ""]) => name));
}

/** How far below the upper edge of the first page each piece of text stands, in points, in the order in which they are drawn. */
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
