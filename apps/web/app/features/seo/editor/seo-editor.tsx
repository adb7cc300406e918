import { IconFileText } from "@tabler/icons-react";
import { useParams, useSearchParams } from "react-router";

import { RecordPage } from "../../../ui/page/record-page.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { SeoForm } from "./seo-form.tsx";
import { useSeoPage } from "../seo-queries.ts";

/** A stored page, a new one, or a new one that begins as a copy of another. */
export function SeoEditor() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const copied = address.get("from");
  if (id !== undefined) return <StoredPage key={id} id={id} />;
  return copied === null ? <SeoForm page={null} /> : <StoredPage key={copied} id={copied} isCopied />;
}

function StoredPage({ id, isCopied = false }: { readonly id: string; readonly isCopied?: boolean }) {
  const { t } = useTranslation(["seo", "errors"]);
  const result = useSeoPage(id);
  if (result.data !== undefined)
    return isCopied ? <SeoForm page={null} copied={result.data} /> : <SeoForm page={result.data} />;
  return (
    <RecordPage
      result={result}
      title={t("title")}
      list={{ label: t("title"), to: "/admin/seo" }}
      icon={IconFileText}
      words={{ missing: t("errors:notFound"), back: t("title"), failed: t("pageLoadFailed") }}
    >
      {() => null}
    </RecordPage>
  );
}
