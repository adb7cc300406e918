import { allowedHtmlTags, safeHref } from "@keystead/domain/seo";
import sanitizeHtml from "sanitize-html";

export type CleanHtml = {
  readonly html: string;
  /**
   * The number of removed elements: forbidden ones, and links without an allowed target. Their text stays, except in
   * `WITHOUT_WORDS`.
   */
  readonly removed: number;
};

const ALLOWED: ReadonlySet<string> = new Set(allowedHtmlTags);
/** A tag name that is never allowed: the element is removed and its text stays. */
const UNWRAPPED = "x-unwrapped";
/** Elements that contain code, data or drawings, never text of the page; they are removed with their content. */
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
 * Cleans all HTML from administrators, before it is stored and again before it is shown (security.md EP14). The
 * result is written from the parsed document, so nothing survives that a browser might read differently.
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
        // A new tab must not have access to this one, regardless of the author's attributes.
        const tab =
          attributes["target"] === "_blank" ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
        return { tagName: "a", attribs: { href, ...tab } };
      },
    },
  });
  return { html, removed };
}
