import { EMAIL_LIMIT } from "@keystead/domain/text";

import type { AuthText } from "./auth-text.server.ts";

type FieldProps = { readonly id: string; readonly text: AuthText };

export function EmailField({ id, text }: FieldProps) {
  return (
    <div>
      <label htmlFor={id}>{text.email}</label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LIMIT}
        required
        aria-describedby={`${id}-error`}
      />
      <p className="form-error" id={`${id}-error`} />
    </div>
  );
}

/** `isNew`: for choosing a password; its rule is always visible, and a word rates its strength. */
export function PasswordField({
  id,
  text,
  isNew = false,
  label,
}: FieldProps & { readonly isNew?: boolean; readonly label?: string }) {
  return (
    <div>
      <label htmlFor={id}>{label ?? text.password}</label>
      <div className="auth-password">
        <input
          id={id}
          name="password"
          type="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={isNew ? `${id}-hint ${id}-error` : `${id}-error`}
        />
        <button type="button" data-toggle-password={id} aria-controls={id} aria-label={text.showPassword}>
          {text.show}
        </button>
      </div>
      {isNew ? (
        <>
          <p className="form-hint" id={`${id}-hint`}>
            {text.hint}
          </p>
          <p className="form-hint" data-strength={id} aria-live="polite" hidden />
        </>
      ) : null}
      <p className="form-error" id={`${id}-error`} />
    </div>
  );
}
