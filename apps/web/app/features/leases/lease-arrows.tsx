import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { useListState } from "../../ui/list-page.tsx";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { leaseListRules } from "./lease-list-rules.ts";
import "./lease-detail.css";

/** To the lease before and after this one, in the list that the address carries; without one, in all leases by tenant. */
export function LeaseArrows({ id }: { readonly id: string }) {
  const { t } = useTranslation("leases");
  const navigate = useNavigate();
  const { search } = useLocation();
  const { previous, next } = useNeighbours(id);
  const go = (to: string | null) => {
    if (to !== null) void navigate({ pathname: `/leases/${to}`, search });
  };
  useShortcut("[", () => {
    go(previous);
  });
  useShortcut("]", () => {
    go(next);
  });
  return (
    <>
      <ActionIcon
        variant="default"
        size={40}
        className="ks-lease-detail-wide"
        aria-label={t("previousLease")}
        disabled={previous === null}
        onClick={() => {
          go(previous);
        }}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        className="ks-lease-detail-wide"
        aria-label={t("nextLease")}
        disabled={next === null}
        onClick={() => {
          go(next);
        }}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

function useNeighbours(id: string): { readonly previous: string | null; readonly next: string | null } {
  const [params] = useSearchParams();
  const { page: _page, limit: _limit, ...listed } = useListState(leaseListRules).query;
  const { data } = useQuery(
    query.leases.neighbours.queryOptions({
      input: { id, ...(params.has("sort") ? listed : { sort: "tenant" }) },
    }),
  );
  return data ?? { previous: null, next: null };
}
