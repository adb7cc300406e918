import { IconFileText } from "@tabler/icons-react";
import { useParams } from "react-router";

import { RecordPage } from "../../../ui/page/record-page.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { SeoForm } from "./seo-form.tsx";
import { useSeoPage } from "../seo-queries.ts";

export function SeoEditor() {
  const { id } = useParams();
  return id === undefined ? <SeoForm page={null} /> : <StoredPage key={id} id={id} />;
}

function StoredPage({ id }: { readonly id: string }) {
  const { t } = useTranslation(["seo", "errors"]);
  const result = useSeoPage(id);
  if (result.data !== undefined) return <SeoForm page={result.data} />;
  return (
    <RecordPage
      result={result}
      title={t("title")}
      list={{ label: t("title"), to: "/admin/seo" }}
      icon={IconFileText}
      words={{ gone: t("errors:notFound"), back: t("title"), failed: t("pageLoadFailed") }}
    >
      {() => null}
    </RecordPage>
  );
}
