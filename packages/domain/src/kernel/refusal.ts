/** A refusal that the user can act on: a value, never thrown. `code` is a code of the table of refusals (contract). */
export type DomainRefusal<Code extends string> = { readonly ok: false; readonly code: Code };

export type Accepted<Value> = { readonly ok: true; readonly value: Value };

/** Every decision of the domain answers with one of the two; only bugs throw. */
export type Decision<Value, Code extends string> = Accepted<Value> | DomainRefusal<Code>;

export function refuse<Code extends string>(code: Code): DomainRefusal<Code> {
  return { ok: false, code };
}

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}
