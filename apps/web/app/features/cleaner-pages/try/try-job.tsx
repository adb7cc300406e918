import { fill } from "@keystead/messages/fill";

import { SiteIcon } from "../../site/icons.tsx";
import type { CleanerSchedulingText } from "../cleaner-text.server.ts";
import { PageSection } from "../sections.tsx";
import tryJobCss from "./try-job.css?url";

const between = "11:00–15:00";

/** A cleaning job as its cleaner sees it, to be ticked off here: CSS counts the items, so no script is needed. */
export function TryJob({ text }: { readonly text: CleanerSchedulingText }) {
  const { notices } = text;
  return (
    <PageSection text={text.try} id="try" alt>
      <link rel="stylesheet" href={tryJobCss} precedence="default" />
      <article className="card try-job" aria-label={text.try.label}>
        <p className="try-job-head">
          <b>{text.try.place}</b>
          <span>{between}</span>
        </p>
        <p className="text-small">{fill(notices.arrive, { count: "2", time: "15:00" })}</p>
        <ul className="try-job-list">
          {text.try.list.map((item) => (
            <li key={item}>
              <label>
                <input type="checkbox" autoComplete="off" />
                <span>{item}</span>
              </label>
            </li>
          ))}
        </ul>
        <p className="try-job-count">
          <span />
          {` / ${text.try.list.length}`}
        </p>
        <p className="try-job-done" role="status">
          <SiteIcon name="check" />
          <span>
            <b>{`${notices.done}.`}</b> {text.try.notified}
          </span>
        </p>
      </article>
    </PageSection>
  );
}
