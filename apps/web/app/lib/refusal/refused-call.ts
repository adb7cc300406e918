type Refused = { readonly status?: number; readonly message?: string; readonly data?: unknown };

/** The error of a call that the server answered with a refusal, or with a status that says it failed. */
export class RefusedCall extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor(code: string, { status = 400, message = "", data }: Refused = {}) {
    super(message === "" ? code : message);
    this.name = "RefusedCall";
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
