import { SeoEditor } from "../../features/seo/editor/seo-editor.tsx";
import { pageMeta } from "../../features/shell/public.ts";

export function meta() {
  return pageMeta("seo");
}

export default function SeoPageEditorRoute() {
  return <SeoEditor />;
}
