import { allowedHtmlTags } from "@keystead/domain/seo";

export type CleanPaste = { readonly html: string; readonly removed: number };

const ALLOWED: ReadonlySet<string> = new Set(allowedHtmlTags);
/** Equivalent tags: replaced by ours, and counted as kept. */
const SAME: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  ins: "u",
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};
/** Wrappers that every clipboard adds to its text. */
const WRAPPING: ReadonlySet<string> = new Set(["html", "head", "body", "meta"]);
const WITHOUT_WORDS =
  "script, style, template, noscript, iframe, object, embed, svg, math, title, textarea, select";

/**
 * Reduces pasted HTML to the tags that a page allows, and counts the elements that were removed. Only a preview for the
 * writer: the server decides what is stored. Parsed into a document that runs nothing and loads nothing.
 */
export function cleanPasted(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  let removed = 0;
  for (const element of body.querySelectorAll(WITHOUT_WORDS)) {
    if (!body.contains(element)) continue;
    removed += 1 + element.querySelectorAll("*").length;
    element.remove();
  }
  for (const element of body.querySelectorAll("*")) {
    const name = element.localName;
    const ours = SAME[name] ?? name;
    if (ALLOWED.has(ours)) {
      if (ours !== name) rename(element, ours);
      continue;
    }
    if (!WRAPPING.has(name)) removed += 1;
    element.replaceWith(...element.childNodes);
  }
  return { html: body.innerHTML, removed };
}

function rename(element: Element, name: string): void {
  const named = element.ownerDocument.createElement(name);
  named.append(...element.childNodes);
  element.replaceWith(named);
}
