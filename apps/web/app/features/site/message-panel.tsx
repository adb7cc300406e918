import type { SystemText } from "./system-text.server.ts";
import { type SiteFacts, SiteFrame } from "./frame/site-frame.tsx";

/** The data that a loader throws with a 404. */
export type MissingPage = { readonly site: SiteFacts; readonly signedIn: boolean };

/** A 404 thrown in the browser, by a screen of the application, carries no facts. */
export function isMissingPage(thrown: unknown): thrown is MissingPage {
  return typeof thrown === "object" && thrown !== null && "site" in thrown && "signedIn" in thrown;
}

export function NotFoundPage({ page, path }: { readonly page: MissingPage; readonly path: string }) {
  return (
    <SiteFrame site={page.site} toTop={false}>
      <NotFoundPanel text={page.site.system} path={path} signedIn={page.signedIn} />
    </SiteFrame>
  );
}

type NotFoundProps = { readonly text: SystemText; readonly path: string; readonly signedIn?: boolean };

/** Also works alone, without texts from a loader. */
export function NotFoundPanel({ text, path, signedIn = false }: NotFoundProps) {
  return (
    <main id="main" className="panel flow">
      <h1>{text.notFound.title}</h1>
      <p className="text-lead">{text.notFound.message}</p>
      <div>
        <p className="text-small">{text.notFound.help}</p>
        <p>
          <code>{path}</code>
        </p>
      </div>
      <div className="row panel-part">
        {signedIn ? (
          <a className="btn" href="/portfolio">
            {text.portfolio}
          </a>
        ) : null}
        <a className={signedIn ? "btn btn-quiet" : "btn"} href="/">
          {text.home}
        </a>
      </div>
    </main>
  );
}
