import type { Language } from "@keystead/domain/languages";
import { EMAIL_LIMIT } from "@keystead/domain/text";
import type { TariffsText } from "./tariffs-text.server.ts";

type LeadEmailProps = {
  /** The prefix for the ids of the field and of its descriptions. */
  readonly id: string;
  readonly text: TariffsText;
  readonly language: Language;
  /** The server's refusal, for browsers without scripts. */
  readonly refused?: { readonly email: string; readonly isInvalid: boolean };
};

/** The email field for visitors who wait for payments to open, with the purpose of the address. */
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
