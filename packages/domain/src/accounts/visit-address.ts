/** A domain that RFC 2606 reserves: no mail server accepts mail for it. */
const NOWHERE = "@visit.invalid";

/** The address of the account of a visitor, who looks at the sample without signing up; made from a unique id. */
export function visitAddress(id: string): string {
  return `${id}${NOWHERE}`;
}

/** Whether an address belongs to a visitor's account. No mail may be sent to it. */
export function isVisitAddress(email: string): boolean {
  return email.endsWith(NOWHERE);
}
