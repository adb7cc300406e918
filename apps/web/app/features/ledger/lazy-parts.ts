export { CategoryList } from "./category-list.tsx";
export { YearCosts } from "./year-costs.tsx";
