import { allowedHtmlTags, safeHref } from "@keystead/domain/seo";
import sanitizeHtml from "sanitize-html";

export type CleanHtml = {
  readonly html: string;
  /** Elements that were taken out: forbidden ones, and links that led nowhere allowed. Their words stay where they are words. */
  readonly removed: number;
};

const ALLOWED: ReadonlySet<string> = new Set(allowedHtmlTags);
/** A name that is allowed nowhere: the element goes, its words stay. */
const UNWRAPPED = "x-unwrapped";
/** Elements whose inside is code, data or drawing, never words of the page. */
const WITHOUT_WORDS = [
  "script",
  "style",
  "textarea",
  "option",
  "select",
  "noscript",
  "template",
  "iframe",
  "frameset",
  "object",
  "embed",
  "applet",
  "svg",
  "math",
  "title",
  "xmp",
  "noembed",
  "noframes",
  "plaintext",
  "audio",
  "video",
  "canvas",
];

/**
 * The one way HTML of an administrator reaches a page: before it is stored and again before it is shown (security.md
 * EP14). The result is written anew from what was parsed, so nothing a browser might read differently survives.
 */
export function sanitiseHtml(dirty: string): CleanHtml {
  let removed = 0;
  const html = sanitizeHtml(dirty, {
    allowedTags: [...allowedHtmlTags],
    allowedAttributes: { a: ["href", "target", "rel"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: WITHOUT_WORDS,
    selfClosing: ["br"],
    nestingLimit: 20,
    onOpenTag: (name) => {
      if (!ALLOWED.has(name)) removed += 1;
    },
    transformTags: {
      a: (_name, attributes) => {
        const href = safeHref(attributes["href"] ?? "");
        if (href === null) {
          removed += 1;
          return { tagName: UNWRAPPED, attribs: {} };
        }
        // A new tab must not reach back to this one, whatever its author wrote.
        const tab =
          attributes["target"] === "_blank" ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
        return { tagName: "a", attribs: { href, ...tab } };
      },
    },
  });
  return { html, removed };
}
