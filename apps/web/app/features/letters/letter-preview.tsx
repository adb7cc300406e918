import type { LetterSheet } from "@keystead/contract/letters";
import { letterRefusals } from "@keystead/domain/letters";
import { Fragment } from "react";
import { Link } from "react-router";

import { refusalOf } from "../../lib/refusal/refusal.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import "../../ui/form.css";
import "./letter-preview.css";
import { SenderQuestion } from "./sender-question.tsx";
import type { LetterQuery } from "./use-letter-preview.ts";

/** The letter as it would be printed, or the reason why there is none. */
export function LetterPreviewPart({ preview }: { readonly preview: LetterQuery }) {
  const { t } = useTranslation(["letters", "errors"]);
  const can = useCan();
  const { data, error, isFetching, again } = preview;
  if (error !== null)
    return letterRefusals.some((code) => code === refusalOf(error).code) ? (
      <p role="status">{t(refusalKey(error))}</p>
    ) : (
      <ErrorPanel message={t("letters:failed")} retrying={isFetching} onRetry={again} />
    );
  return (
    <section aria-label={t("preview")} aria-busy={isFetching} className="ks-letter-preview">
      <div className="ks-letter-preview-head">
        <h3>{t("preview")}</h3>
        {can("letterhead.update") ? <Link to="/settings#letters">{t("letterhead")}</Link> : null}
      </div>
      {data !== undefined && can("letterhead.update") && data.sheet.sender.name === data.replyTo ? (
        <SenderQuestion email={data.replyTo} />
      ) : null}
      {data === undefined || data.withoutFont.length === 0 ? null : (
        <p className="ks-form-error" role="alert">
          {t("withoutFont", {
            marks: data.withoutFont
              .map(({ source, marks }) => `${marks.join(" ")} (${t(`source.${source}`)})`)
              .join(", "),
          })}
        </p>
      )}
      {data === undefined ? <Skeleton rows={4} /> : <Paper sheet={data.sheet} />}
      {data?.isQuittance === true ? <p className="ks-second">{t("quittance")}</p> : null}
    </section>
  );
}

/** In the language of the letter, with all text that is printed but the page number. */
function Paper({ sheet }: { readonly sheet: LetterSheet }) {
  const { sender, recipient, facts, paragraphs, table, sections = [], closing, payTo, small } = sheet;
  return (
    <article className="ks-letter-preview-paper" lang={sheet.language}>
      <div className="ks-letter-preview-people">
        <Lines lines={[sender.name, ...sender.lines]} />
        <Lines lines={recipient} />
      </div>
      <p className="ks-letter-preview-date">{sheet.date}</p>
      <h4>{sheet.title}</h4>
      <Facts facts={facts} />
      <Paragraphs texts={paragraphs} />
      {table.columns.length === 0 ? null : <Entries title={sheet.title} table={table} />}
      {sections.map(({ title, text }) => (
        <Fragment key={title}>
          <h5>{title}</h5>
          <Lines lines={[text]} />
        </Fragment>
      ))}
      <Paragraphs texts={closing} />
      {payTo === null ? null : (
        <>
          <h5>{payTo.title}</h5>
          <Facts facts={payTo.facts} />
        </>
      )}
      <Signature sheet={sheet} />
      {small.map((text) => (
        <p key={text} className="ks-letter-preview-small">
          {text}
        </p>
      ))}
    </article>
  );
}

type EntriesProps = Pick<LetterSheet, "title" | "table">;

function Entries({ title, table }: EntriesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className="ks-letter-preview-table" tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            {table.columns.map(({ label, holds }) => (
              <th key={label} scope="col" data-figure={holds === "amount" || holds === "count"}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ cells, isSum }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a letter never move
            <tr key={row} data-sum={isSum}>
              {cells.map((text, at) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- the columns of a letter never move
                  key={at}
                  data-figure={["amount", "count"].includes(table.columns[at]?.holds ?? "")}
                  data-words={table.columns[at]?.holds === "words"}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name of the sender, or the lines on which a record is dated and signed. */
function Signature({ sheet: { signature, signing } }: { readonly sheet: LetterSheet }) {
  if (signing === undefined) return <Lines lines={[signature.words, signature.name]} />;
  return (
    <ul className="ks-letter-preview-signing">
      <li>{signing.dated}</li>
      {signing.parties.map(({ words, name }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parties of a letter never move
        <li key={at}>
          {name}
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return <p className="ks-letter-preview-lines">{lines.join("\n")}</p>;
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Facts({ facts }: { readonly facts: LetterSheet["facts"] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
