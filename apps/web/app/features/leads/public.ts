export { CsvImportPage } from "./csv-import-page.tsx";
export { WaitlistCard } from "./waitlist-card.tsx";
