import { refusals } from "@keystead/contract";

/** The issues of a 400 answer, each with its field. */
export async function issuesIn(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  return refusals.BAD_REQUEST.data.parse(
    typeof body === "object" && body !== null && "data" in body ? body.data : body,
  ).issues;
}
