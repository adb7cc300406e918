export { PeopleTab } from "./late-people-tab.ts";
