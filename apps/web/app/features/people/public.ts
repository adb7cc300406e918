export { LazyPeopleTab } from "./lazy-people-tab.ts";
