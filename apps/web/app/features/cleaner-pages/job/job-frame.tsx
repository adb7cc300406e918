import { useNonce } from "../../../lib/nonce.ts";
import { type SiteFacts, SiteFrame } from "../../site/frame/site-frame.tsx";
import jobFrameCss from "./job-frame.css?url";
import type { JobText } from "./job-text.server.ts";

/**
 * The page behind a cleaner's link: texts and placeholders for what its script fetches; it contains no personal data.
 */
export function JobFrame({ site, text }: { readonly site: SiteFacts; readonly text: JobText }) {
  return (
    <SiteFrame site={site} slim toTop={false}>
      <link rel="stylesheet" href={jobFrameCss} precedence="default" />
      <main id="main" className="job-frame" data-job>
        <noscript>
          <p className="info info-neg">{text.needsScript}</p>
        </noscript>
        <h1 data-job-hello>{text.title}</h1>
        <p className="job-frame-signal" role="status" hidden data-job-state />
        <div className="job-frame-list" data-job-list>
          <p className="page-jsonly">{text.loading}</p>
        </div>
        <div hidden data-job-invalid>
          <h2>{text.invalidTitle}</h2>
          <p>{text.invalid}</p>
        </div>
      </main>
      <section
        className="toast-list page-noprint"
        aria-label={text.notices}
        aria-live="assertive"
        data-toasts
      />
      <script
        type="application/json"
        id="job-words"
        nonce={useNonce()}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(text).replaceAll("<", "\\u003c") }}
      />
    </SiteFrame>
  );
}
