import type { SharedText } from "./draw-share-picture.ts";

/** The title and description that a rendered page offers for sharing; null if it is not meant to be shared. */
export function sharedText(html: string): SharedText | null {
  const contentOf = (name: string) => {
    const content = new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    return content === undefined ? null : unescaped(content);
  };
  const appName = contentOf("site_name");
  const title = contentOf("title");
  if (appName === null || title === null) return null;
  return { appName, title: withoutName(title, appName), description: contentOf("description") ?? "" };
}

/** The picture contains the name of the product anyway. */
function withoutName(title: string, appName: string): string {
  const end = ` | ${appName}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
