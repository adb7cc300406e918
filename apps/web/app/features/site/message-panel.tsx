import type { SystemText } from "../../lib/system-text.ts";
import { SiteIcon } from "./icons.tsx";

/** Stands on its own, without words from a loader: it is drawn when a loader has failed. */
export function NotFoundPanel({ text, path }: { readonly text: SystemText; readonly path: string }) {
  return (
    <main id="main" className="panel">
      <h1>{text.notFound.title}</h1>
      <p className="stack">{text.notFound.message}</p>
      <p className="small">{text.notFound.help}</p>
      <p>
        <code>{path}</code>
      </p>
      <a className="btn" href="/">
        {text.home}
      </a>
    </main>
  );
}

export function ErrorPanel({ text, path }: { readonly text: SystemText; readonly path: string }) {
  return (
    <main id="main" className="panel">
      <SiteIcon name="warning" mark />
      <h1>{text.error.title}</h1>
      <p>{text.error.help}</p>
      <div className="row">
        <a className="btn" href={path}>
          {text.reload}
        </a>
        <a className="btn quiet" href="/portfolio">
          {text.portfolio}
        </a>
      </div>
    </main>
  );
}
