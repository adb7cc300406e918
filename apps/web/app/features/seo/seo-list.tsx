import { Switch } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import type { SeoPageListItem } from "@keystead/contract/seo";
import { seoOrder, seoPageTypes, seoStatuses } from "@keystead/domain/seo";
import {
  IconCopy,
  IconEdit,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconSeo,
  IconTrash,
} from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";

import { formatInstant, formatNumber } from "../../lib/format/format.ts";
import { languageNames } from "../../lib/language/languages.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { ListPage, useListState } from "../../ui/list/list-page.tsx";
import type { RowAction } from "../../ui/list/row-menu.tsx";
import type { ListColumn } from "../../ui/list/list-columns.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PageStatus } from "./page-status.tsx";
import { useDeletePage, useSeoPages, useSetPageStatus } from "./seo-queries.ts";
import { StarterPages } from "./starter-pages.tsx";
import { UnsaidFacts } from "./unsaid-facts.tsx";
import "./seo.css";

const rules = {
  ...seoOrder,
  filters: { pageType: seoPageTypes, status: seoStatuses },
} as const;

/** Which pages are live, and do they get read? */
export function SeoList() {
  const { t } = useTranslation("seo");
  const state = useListState(rules);
  const result = useSeoPages(state.query);
  const navigate = useNavigate();
  const columns = useColumns();
  const rowActions = useRowActions();
  const add = () => void navigate("/admin/seo/new");
  return (
    <>
      <PageHeader title={t("title")} />
      <UnsaidFacts />
      <ListPage
        name="seo-pages"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        card={(page) => <PageCard page={page} />}
        rowActions={rowActions}
        searchLabel={t("search")}
        filters={[
          {
            name: "pageType",
            label: t("type"),
            options: seoPageTypes.map((type) => ({ value: type, label: t(`type_${type}`) })),
          },
          {
            name: "status",
            label: t("status"),
            options: [
              { value: "published", label: t("status_published") },
              { value: "draft", label: t("status_draft") },
            ],
          },
        ]}
        countText={(total) => t("count", { count: total })}
        primary={{ label: t("add"), onClick: add }}
        errorMessage={t("loadFailed")}
        empty={
          <EmptyState
            icon={IconSeo}
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={{ label: t("add"), onClick: add }}
          />
        }
      />
      <StarterPages />
    </>
  );
}

function useColumns(): readonly ListColumn<SeoPageListItem>[] {
  const { t } = useTranslation("seo");
  const language = useLanguage();
  return [
    {
      key: "title",
      header: t("pageTitle"),
      sort: "title",
      cell: ({ id, title, path }) => (
        <>
          <Link to={`/admin/seo/${id}`}>{title}</Link>
          <div className="ks-second ks-seo-path">{path}</div>
        </>
      ),
    },
    { key: "type", header: t("type"), cell: ({ pageType }) => t(`type_${pageType}`) },
    { key: "status", header: t("status"), cell: (page) => <PageStatus page={page} /> },
    {
      key: "impressions",
      header: t("impressions"),
      sort: "impressions",
      align: "end",
      cell: ({ impressions }) => formatNumber(impressions, language),
    },
    {
      key: "updatedAt",
      header: t("updated"),
      sort: "updatedAt",
      cell: ({ updatedAt }) => formatInstant(updatedAt, language),
    },
    { key: "language", header: t("language"), cell: ({ language: spoken }) => languageNames[spoken] },
  ];
}

function useRowActions(): (page: SeoPageListItem) => readonly RowAction[] {
  const { t } = useTranslation("seo");
  const navigate = useNavigate();
  const setStatus = useSetPageStatus();
  const remove = useDeletePage();
  return (page) => [
    { label: t("edit"), icon: IconEdit, onClick: () => void navigate(`/admin/seo/${page.id}`) },
    {
      label: t("duplicate"),
      icon: IconCopy,
      onClick: () => void navigate(`/admin/seo/new?from=${page.id}`),
    },
    ...(page.status === "published"
      ? [
          {
            label: t("visit"),
            icon: IconExternalLink,
            onClick: () => {
              window.open(page.path, "_blank", "noopener");
            },
          },
          {
            label: t("unpublish"),
            icon: IconEyeOff,
            onClick: () => {
              setStatus.mutate({ ...page, status: "draft" });
            },
          },
        ]
      : [
          {
            label: t("publish"),
            icon: IconEye,
            onClick: () => {
              setStatus.mutate({ ...page, status: "published" });
            },
          },
        ]),
    {
      label: t("delete"),
      icon: IconTrash,
      danger: true,
      onClick: () => {
        void remove(page);
      },
    },
  ];
}

/** On a phone: the page, its views, and its main action. */
function PageCard({ page }: { readonly page: SeoPageListItem }) {
  const { t } = useTranslation("seo");
  const language = useLanguage();
  const setStatus = useSetPageStatus();
  return (
    <>
      <div className="ks-card-line">
        <Link to={`/admin/seo/${page.id}`}>{page.title}</Link>
        <span className="ks-numbers">
          {t("views", { count: page.impressions, shown: formatNumber(page.impressions, language) })}
        </span>
      </div>
      <div className="ks-second ks-seo-path">{page.path}</div>
      <Switch
        className="ks-seo-switch"
        label={t("status_published")}
        aria-label={t("publishedIs", { title: page.title })}
        checked={page.status === "published"}
        disabled={setStatus.isPending}
        onChange={(event) => {
          setStatus.mutate({ ...page, status: event.currentTarget.checked ? "published" : "draft" });
        }}
      />
    </>
  );
}
