import type { AuthCode } from "./auth-input.ts";

/** The refusal of an account route. */
export class AuthRefusal extends Error {
  override readonly name = "AuthRefusal";
  readonly code: AuthCode;
  readonly status: 400 | 401 | 403 | 422 | 429 | 503;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: AuthCode, status: AuthRefusal["status"], data?: Readonly<Record<string, unknown>>) {
    super(code);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
