export { CategoryList } from "./costs/category-list.tsx";
export { YearCosts } from "./costs/year-costs.tsx";
