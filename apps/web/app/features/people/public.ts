export { PeopleTab } from "./late-parts.ts";
