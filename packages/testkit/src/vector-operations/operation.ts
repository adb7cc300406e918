/** One operation of the vectors: takes the vector's input, returns its result in the vector's terms. */
export type Operation = (input: unknown) => unknown;

export type Operations = Readonly<Record<string, Operation>>;

/**
 * Gives an operation the shape of its vectors' input. The vectors are a file of this repository with the shapes of
 * section S of the domain rules, so the cast is the parser: a wrong shape fails the vector.
 */
export function operation<Input>(run: (input: Input) => unknown): Operation {
  return (input) => run(input as Input);
}

/** A refusal as the vectors write it. */
export function errorOf(refusal: { readonly code: string }): { readonly error: string } {
  return { error: refusal.code };
}
