/** Something the person at the terminal can put right; its message is for them. */
export class OperatorRefusal extends Error {
  override readonly name = "OperatorRefusal";
}
