/** Reserved for what leads nowhere (RFC 2606): no mail server in the world takes a mail to it. */
const NOWHERE = "@visit.invalid";

/** The address of an account in which somebody only looks around, made of an id that nobody else has. */
export function visitAddress(id: string): string {
  return `${id}${NOWHERE}`;
}

/** Whether an address is such a one: nothing is to be sent there. */
export function isVisitAddress(email: string): boolean {
  return email.endsWith(NOWHERE);
}
