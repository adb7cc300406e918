import { data } from "react-router";

/** Every address that is no page; the root draws it, as for any other 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
