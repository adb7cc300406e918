import { CsvImportPage } from "../../features/leads/public.ts";
import { pageMeta } from "../../features/shell/public.ts";
import { wordsLoader } from "../../lib/words.ts";

export const clientLoader = wordsLoader(
  import.meta.glob("../../../../../packages/messages/*/{waitlist,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("properties");
}

export default function CsvImportRoute() {
  return <CsvImportPage />;
}
