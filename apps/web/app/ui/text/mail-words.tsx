import "./mail-words.css";

type MailWordsProps = {
  /** To whom, about what, and so on; in the reader's language unless said otherwise. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly lang?: string }[];
  readonly text: string;
  /** Of the text. */
  readonly lang: string;
};

/** A mail as it will go out, shown before it does. */
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
