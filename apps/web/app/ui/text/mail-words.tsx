import "./mail-words.css";

type MailWordsProps = {
  /** Recipient, subject and so on; in the reader's language unless `lang` is given. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly lang?: string }[];
  readonly text: string;
  /** The language of the text. */
  readonly lang: string;
};

/** A preview of a mail before it is sent. */
export function MailWords({ facts, text, lang }: MailWordsProps) {
  return (
    <>
      <dl className="ks-mail-words">
        {facts.map(({ label, value, lang: theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={theirs}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="ks-mail-words-text" lang={lang}>
        {text}
      </div>
    </>
  );
}
