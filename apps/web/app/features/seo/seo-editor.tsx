import { useParams } from "react-router";

import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/bones.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { SeoForm } from "./seo-form.tsx";
import { useSeoPage } from "./seo-queries.ts";

export function SeoEditor() {
  const { id } = useParams();
  return id === undefined ? <SeoForm page={null} /> : <StoredPage key={id} id={id} />;
}

function StoredPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("seo");
  const { data, isError, isFetching, refetch } = useSeoPage(id);
  if (data !== undefined) return <SeoForm page={data} />;
  return (
    <>
      <PageHeader title={t("title")} crumbs={[{ label: t("title"), to: "/admin/seo" }]} />
      {isError ? (
        <ErrorPanel message={t("pageLoadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={6} />
      )}
    </>
  );
}
