import "./mail-text.css";

type MailTextProps = {
  /** Recipient, subject and so on; in the reader's language unless `lang` is given. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly lang?: string }[];
  readonly text: string;
  /** The language of the text. */
  readonly lang: string;
};

/** A preview of a mail before it is sent. */
export function MailText({ facts, text, lang }: MailTextProps) {
  return (
    <>
      <dl className="ks-mail-text">
        {facts.map(({ label, value, lang: theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={theirs}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="ks-mail-text-text" lang={lang}>
        {text}
      </div>
    </>
  );
}
