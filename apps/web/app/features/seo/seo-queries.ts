import type { SeoPageListItem } from "@keystead/contract/seo";
import { isSlug } from "@keystead/domain/seo";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useListQuery } from "../../lib/records/use-list-query.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { useDeleteWithUndo } from "../../lib/records/use-undo.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

export function useSeoPages(input: Parameters<typeof api.seo.list>[0]) {
  return useListQuery(query.seo.list.queryOptions({ input }));
}

/** Always fetched fresh: the editor must not start from an old copy, and a background fetch must not change it. */
export function useSeoPage(id: string) {
  return useQuery({
    ...query.seo.get.queryOptions({ input: { id } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Fetched each time the list is opened: every save adds to it. */
export function usePageRevisions(id: string) {
  return useQuery({ ...query.seo.revisions.queryOptions({ input: { id } }), gcTime: 0, staleTime: 0 });
}

/** Undefined while the input changes or is being checked. */
export function useSlugIsFree(slug: string, pageId: string | undefined): boolean | undefined {
  const [settled] = useDebouncedValue(slug, 300);
  const { data } = useQuery({
    ...query.seo.checkSlug.queryOptions({
      input: { slug: settled, ...(pageId === undefined ? {} : { pageId }) },
    }),
    enabled: isSlug(settled),
    staleTime: 0,
  });
  return settled === slug ? data?.free : undefined;
}

/** Publishes or unpublishes from the list. */
export function useSetPageStatus() {
  const { t } = useTranslation(["seo", "errors"]);
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ id, version, status }: Pick<SeoPageListItem, "id" | "version" | "status">) =>
      status === "published" ? api.seo.publish({ id, version }) : api.seo.unpublish({ id, version }),
    onSuccess: ({ status, title }) =>
      toast.success(t(status === "published" ? "published" : "unpublished", { title })),
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("page"),
  });
}

export function useDeletePage() {
  const { t } = useTranslation("seo");
  const deleteWithUndo = useDeleteWithUndo("page");
  return ({ id, title }: Pick<SeoPageListItem, "id" | "title">) =>
    deleteWithUndo({
      remove: () => api.seo.delete({ id }),
      message: t("deleted", { title }),
      restore: (trashId) => api.seo.restore({ id: trashId }),
    });
}
