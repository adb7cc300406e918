type LinkPressProps = {
  /** Of the form, for the script. */
  readonly name: "confirm" | "verify" | "undo" | "delete";
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly busy: string;
};

/** What the link of a mail opens: the press of the button is what uses it up, not the opening. */
export function LinkPress({ name, heading, text, button, busy }: LinkPressProps) {
  return (
    <div data-ready>
      <h1>{heading}</h1>
      <p className="auth-lead">{text}</p>
      <form className="form" method="post" data-form={name}>
        <button className="btn" type="submit" data-busy={busy} disabled>
          {button}
        </button>
      </form>
    </div>
  );
}

type LinkInvalidProps = { readonly heading: string; readonly href: string; readonly onward: string };

/** It was used before, or its time is over. */
export function LinkInvalid({ heading, href, onward }: LinkInvalidProps) {
  return (
    <div data-invalid hidden>
      <h1>{heading}</h1>
      <p className="text-mid">
        <a href={href}>{onward}</a>
      </p>
    </div>
  );
}
