export { PeopleTab } from "./lazy-people-tab.ts";
