import { fill } from "@keystead/messages/fill";

import type { SystemText } from "./system-text.server.ts";

type ErrorPageProps = {
  readonly text: SystemText;
  readonly path: string;
  /** Finds the error in the server's log; null where the server knows nothing of it. */
  readonly errorId: string | null;
  /** One of the application's own pages: then the report dialog can be reached. */
  readonly signedIn: boolean;
};

/**
 * Drawn without a frame: the words and facts of a page may be the very thing that failed. The sign is drawn here,
 * not taken from the icons of the public site, because the application carries this page in its first bytes.
 */
export function ErrorPage({ text, path, errorId, signedIn }: ErrorPageProps) {
  return (
    <main id="main" className="panel">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1" />
      </svg>
      <h1>{text.error.title}</h1>
      <p>{text.error.help}</p>
      <div className="row panel-part">
        <a className="btn" href={path}>
          {text.reload}
        </a>
        <a className="btn btn-quiet" href="/portfolio">
          {text.portfolio}
        </a>
      </div>
      {signedIn ? (
        <p className="text-after">
          <a href={`/settings?report=${encodeURIComponent(errorId ?? path)}`}>{text.error.report}</a>
        </p>
      ) : null}
      {errorId === null ? null : (
        <p className="text-small text-after" data-error-id={errorId}>
          {fill(text.error.id, { id: errorId })}
        </p>
      )}
    </main>
  );
}
