/** The body of every error outside the procedures, in oRPC's form. */
export function errorBody(
  code: string,
  status: number,
  data?: unknown,
): {
  readonly defined: boolean;
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
} {
  return { defined: false, code, status, message: code, ...(data === undefined ? {} : { data }) };
}
