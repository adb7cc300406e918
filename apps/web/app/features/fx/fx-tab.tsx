import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";

import { query } from "../../lib/api.ts";
import { todayHere } from "../../lib/format/today.ts";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { requestedRate } from "./rates/rate-address.ts";
import { RateBook } from "./rates/rate-book.tsx";
import { spanFor } from "./rates/rate-span.ts";

/**
 * The exchange rates by month (section B of the rules): readable for everybody who sees the money, editable for the
 * owner.
 */
export function FxTab() {
  const { t } = useTranslation("fx");
  const { search } = useLocation();
  const [span, setSpan] = useState(() =>
    spanFor(requestedRate(search)?.period ?? null, todayHere().slice(0, 7)),
  );
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.fx.grid.queryOptions({ input: span }),
    // The table stays while more months load.
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return <RateBook grid={data} span={span} onSpan={setSpan} />;
  if (!isError) return <Skeleton rows={5} />;
  return <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />;
}
