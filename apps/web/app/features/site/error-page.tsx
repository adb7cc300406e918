import { fill } from "@keystead/messages/fill";

import type { SystemText } from "./system-text.server.ts";

type ErrorPageProps = {
  readonly text: SystemText;
  readonly path: string;
  /** The id of the error in the server's log; null if the server did not log it. */
  readonly errorId: string | null;
  /** The page is one of the application, so the report dialog can be reached. */
  readonly signedIn: boolean;
};

/**
 * Rendered without a frame, because the frame's texts and facts may be what failed. The icon is part of this file
 * instead of the public site's icons, because the application loads this page with its first bytes.
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
