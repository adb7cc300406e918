import { ask } from "./ask.ts";

/** A signed-in user with a workspace and a network address of their own. */
export type Visitor = {
  readonly headers: Readonly<Record<string, string>>;
  readonly propertyId: string;
};

const HOUSE = {
  name: "House",
  rentalMode: "monthly",
  country: "DE",
  currency: "EUR",
  timezone: "Europe/Berlin",
};

/**
 * Several people, since the writes per person and minute are limited. Signs them up one after the other: passwords are
 * hashed one at a time, and on a busy machine the last of several simultaneous sign-ups would be refused.
 */
export async function signUpPeople(url: string, count: number, first = 1): Promise<readonly Visitor[]> {
  const people: Visitor[] = [];
  for (let index = first; index < first + count; index += 1) people.push(await signUp(url, index));
  return people;
}

async function signUp(url: string, index: number): Promise<Visitor> {
  const forwarded = { "x-forwarded-for": `100.64.0.${index}` };
  const account = { email: `person-${index}@example.org`, password: "correct horse" };
  const signedUp = await ask(url, { path: "/api/auth/sign-up/email", headers: forwarded, body: account });
  if (signedUp.status !== 200) throw new Error(`Sign-up answered ${signedUp.status}: ${signedUp.body}`);
  const cookie = signedUp.setCookie.map((one) => one.split(";", 1)[0] ?? "").join("; ");
  const headers = { ...forwarded, cookie };
  const house = await ask(url, { path: "/api/v1/properties", headers, body: HOUSE });
  if (house.status !== 200) throw new Error(`The first property answered ${house.status}: ${house.body}`);
  return { headers, propertyId: idIn(house.body) };
}

/** The id of the record in a response. */
export function idIn(body: string): string {
  const record: unknown = JSON.parse(body);
  if (typeof record === "object" && record !== null && "id" in record) return String(record.id);
  throw new Error(`No record: ${body}`);
}
