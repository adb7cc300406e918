import { SeveralPage } from "../../features/several/several-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { LateWords } from "../../ui/late-words.tsx";

export function meta() {
  return pageMeta("properties");
}

export default function SeveralRoute() {
  return (
    <LateWords namespace="several">
      <SeveralPage />
    </LateWords>
  );
}
