import type { Host } from "./people-store.ts";

const LONGEST_NAME = 60;
/** Text that mail programs turn into a link. */
const LIKE_AN_ADDRESS = /[/:@\\]|\w\.\w|www/i;

/** Names the host in a mail to a person who may not know us. A name that could contain a link is left out. */
export function hostName({ name, email }: Host): string {
  return name === "" || name.length > LONGEST_NAME || LIKE_AN_ADDRESS.test(name)
    ? email
    : `${name} (${email})`;
}
