import { html } from "hono/html";

import type { ApiOperation, OperationGroup, ShownAnswer, ShownSchema } from "./list-operations.ts";

type ReferencePage = {
  readonly title: string;
  readonly description: string;
  readonly groups: readonly OperationGroup[];
  readonly schemas: readonly { readonly name: string; readonly text: string }[];
};

/** The reference as a page without scripts or requests to other hosts. For developers, so in English only. */
export function referencePage({ title, description, groups, schemas }: ReferencePage) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${description}</p>
          <p><a href="/api/openapi.json">OpenAPI document (JSON)</a></p>
        </header>
        <nav aria-label="Groups">
          <ul>
            ${groups.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
            <li><a href="#schemas">schemas</a></li>
          </ul>
        </nav>
        <main>
          ${groups.map(
            ({ name, operations }) => html`
              <section aria-labelledby="${name}">
                <h2 id="${name}">${name}</h2>
                ${operations.map(operationCard)}
              </section>
            `,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">schemas</h2>
            ${schemas.map(
              ({ name, text }) => html`<article id="schema-${name}">${schemaText(name, text)}</article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

function operationCard({ id, method, address, summary, parameters, body, answers }: ApiOperation) {
  return html`
    <article id="${id}">
      <h3>
        <span data-method="${method}">${method}</span>
        <a href="#${id}">${address}</a>
      </h3>
      <p>${summary}</p>
      ${
        parameters.length === 0
          ? ""
          : html`<dl>
              ${parameters.map(
                ({ name, where, required, type }) => html`
                  <div>
                    <dt><code>${name}</code></dt>
                    <dd>${where}, ${required ? "required" : "optional"}, ${type}</dd>
                  </div>
                `,
              )}
            </dl>`
      }
      ${body === null ? "" : schemaOf("Body", body)} ${answers.map(answerLine)}
    </article>
  `;
}

function answerLine({ status, description, schema }: ShownAnswer) {
  const label = status === "default" ? "Refused" : `Answer ${status}`;
  return schema === null ? html`<p>${label}: ${description}</p>` : schemaOf(label, schema);
}

function schemaOf(label: string, schema: ShownSchema) {
  return "name" in schema
    ? html`<p>${label}: <a href="#schema-${schema.name}">${schema.name}</a></p>`
    : schemaText(label, schema.text);
}

function schemaText(name: string, text: string) {
  return html`<details>
    <summary>${name}</summary>
    <pre tabindex="0" role="region" aria-label="${name}">${text}</pre>
  </details>`;
}

const styles = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f7f9, #0f151b); --surface: light-dark(#fff, #18202a);
  --text: light-dark(#16202b, #eef2f6); --second: light-dark(#46525f, #b9c4cf); --border: light-dark(#d5dae1, #303b48);
  --link: light-dark(#0b5c63, #6ccfd3); --soft: light-dark(#ddf0f0, #123a3e); --on-soft: light-dark(#084a50, #a5e3e5); }
body { margin: 0 auto; padding: 32px 16px 96px; max-width: 860px; background: var(--canvas); color: var(--text);
  font: 15px/23px system-ui, sans-serif; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; letter-spacing: -0.01em; }
h2 { font-size: 20px; line-height: 28px; margin: 40px 0 8px; text-transform: capitalize; }
h3 { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0; font: 600 14px/22px ui-monospace, monospace;
  overflow-wrap: anywhere; }
header p { max-width: 68ch; color: var(--second); }
a { color: var(--link); text-decoration: none; } a:hover, header a { text-decoration: underline; }
:focus-visible { outline: 2px solid light-dark(#1a56db, #8ab4ff); outline-offset: 2px; border-radius: 4px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 24px 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 4px 0; }
article { margin: 8px 0; padding: 12px 16px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface); }
article:target { border-color: var(--link); }
[data-method] { padding: 0 8px; border-radius: 6px; background: var(--soft); color: var(--on-soft); font-size: 12px; }
dl { margin: 8px 0; } dl div { display: flex; flex-wrap: wrap; gap: 0 12px; } dd { margin: 0; color: var(--second); }
details { margin-top: 4px; } summary { cursor: pointer; color: var(--second); min-height: 24px; }
article p { margin: 4px 0 0; color: var(--second); }
pre { overflow: auto; max-height: 420px; margin: 4px 0 8px; padding: 12px; border-radius: 8px; background: var(--canvas);
  font: 12px/18px ui-monospace, monospace; }
`;
