type LinkPressProps = {
  /** The name of the form, for the script. */
  readonly name: "confirm" | "verify" | "undo" | "delete";
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly busy: string;
};

/** The page that a link in a mail opens. Pressing the button uses the link up; opening the page does not. */
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

/** For a link that was used before or has expired. */
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
