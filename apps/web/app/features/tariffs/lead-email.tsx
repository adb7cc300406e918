import type { Language } from "@keystead/domain/languages";
import { EMAIL_LIMIT } from "@keystead/domain/text";
import type { TariffsText } from "./tariffs-text.server.ts";

type LeadEmailProps = {
  /** Begins the ids of the field and of what describes it. */
  readonly id: string;
  readonly text: TariffsText;
  readonly language: Language;
  /** What the server refused, for a browser that runs no script. */
  readonly refused?: { readonly email: string; readonly isInvalid: boolean };
};

/** The address of a visitor who waits for the payments to open, with what it is used for. */
export function LeadEmail({ id, text, language, refused }: LeadEmailProps) {
  const { leadForm, messages } = text;
  return (
    <div>
      <label htmlFor={`${id}-email`}>{leadForm.email}</label>
      <input
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LIMIT}
        required
        {...(refused === undefined ? {} : { defaultValue: refused.email })}
        {...(refused?.isInvalid === true ? { autoFocus: true, "aria-invalid": true } : {})}
        aria-describedby={`${id}-email-error ${id}-use`}
      />
      <p className="form-error" id={`${id}-email-error`}>
        {refused?.isInvalid === true ? messages.invalidEmail : null}
      </p>
      <p className="form-hint" id={`${id}-use`}>
        {leadForm.use} <a href={`/${language}/privacy#plans`}>{leadForm.privacy}</a>
      </p>
    </div>
  );
}
