/** A problem that the person at the terminal can fix; its message is for them. Thrown before anything is created. */
export class OperatorRefusal extends Error {
  override readonly name = "OperatorRefusal";
}
