import { refusals } from "@keystead/contract";

/** What an answer 400 says is wrong, each at its field. */
export async function issuesIn(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  return refusals.BAD_REQUEST.data.parse(
    typeof body === "object" && body !== null && "data" in body ? body.data : body,
  ).issues;
}
