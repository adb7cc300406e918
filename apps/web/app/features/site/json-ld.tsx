import { useNonce } from "../../lib/nonce.ts";

/** Structured data for search engines. `<` never appears, so no text can end the element. */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      dangerouslySetInnerHTML={{ __html: inlineJson({ "@context": "https://schema.org", ...data }) }}
    />
  );
}

/** JSON that is safe inside a script element. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
