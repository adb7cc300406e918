import { vi } from "vitest";

// It warns that it could not paint here; text is read without.
const warnings = vi.spyOn(console, "warn").mockReturnValue();
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
warnings.mockRestore();

/** What stands on each page of a PDF, read back in the order in which it is drawn. */
export async function pdfPages(bytes: ArrayBuffer | Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes).slice(), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    const words = content.items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""));
    pages.push(words.join(" ").replaceAll(/[ \u00a0]+/g, " "));
  }
  await task.destroy();
  return pages;
}
