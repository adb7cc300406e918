import { Button } from "@mantine/core";
import type { LinkableIncome, RentRowView } from "@keystead/contract/leases";
import { IconLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useRowTitle } from "../row-messages.ts";
import "./link-offer.css";

type Linkable = Pick<RentRowView, "ref" | "kind" | "period" | "adjusts">;

/** Income records that may already be the payment of one of these rows; empty while loading and on failure. */
export function useLinkableIncome(
  leaseId: string,
  rows: readonly Linkable[],
): readonly { readonly income: LinkableIncome; readonly row: Linkable }[] {
  const { data } = useQuery(query.leases.linkableIncome.queryOptions({ input: { id: leaseId } }));
  return (data?.items ?? []).flatMap((income) => {
    const row = rows.find(({ ref }) => ref === income.rowRef);
    return row === undefined ? [] : [{ income, row }];
  });
}

type LinkOfferProps = {
  readonly offers: ReturnType<typeof useLinkableIncome>;
  readonly busy: boolean;
  readonly onLink: (income: LinkableIncome) => void;
};

/** The money may already be in the books: linking the record counts it only once. */
export function LinkOffer({ offers, busy, onLink }: LinkOfferProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const titleOf = useRowTitle();
  if (offers.length === 0) return null;
  return (
    <section className="ks-link-offer" aria-label={t("link.title")}>
      <IconLink size={18} aria-hidden />
      <div>
        <b>{t("link.title")}</b>
        <ul>
          {offers.map(({ income, row }) => (
            <li key={`${income.incomeId} ${row.ref}`}>
              <span>
                {t("link.record", {
                  amount: formatMoney({ amount: income.amount, currency: income.currency }, language),
                  day: formatDay(income.receivedOn, language),
                })}
                {income.notes === "" ? null : <small>{income.notes}</small>}
              </span>
              <Button
                variant="default"
                size="xs"
                loading={busy}
                aria-label={t("link.doFor", { what: titleOf(row) })}
                onClick={() => {
                  onLink(income);
                }}
              >
                {t("link.do")}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
