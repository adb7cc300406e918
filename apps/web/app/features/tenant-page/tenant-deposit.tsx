import type { TenantLease } from "@keystead/contract/tenants";
import { Link } from "react-router";

import { formatDay } from "../../lib/format/format.ts";
import { isZero } from "../../lib/format/minor-units.ts";
import { rentableText } from "../../lib/format/rentable-name.ts";
import { Fact, FactList } from "../../ui/page/fact-list.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

/** The tenant's deposits: what is held and what was returned, by lease. */
export function TenantDeposit({ leases }: { readonly leases: readonly TenantLease[] }) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const lines = leases.flatMap((lease) => {
    const { agreed, held, returned, returnedOn, retained } = lease.deposit;
    const isNone = [agreed, held, returned, retained].every(isZero);
    if (isNone) return [];
    const on = returnedOn === null ? "" : formatDay(returnedOn, language);
    return [
      ...(isZero(held) && !(isZero(returned) && isZero(retained))
        ? []
        : [{ lease, key: "held", label: t("deposit.held"), amount: held }]),
      ...(isZero(returned)
        ? []
        : [{ lease, key: "returned", label: t("deposit.returned", { on }), amount: returned }]),
      ...(isZero(retained)
        ? []
        : [{ lease, key: "retained", label: t("deposit.retained"), amount: retained }]),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <section className="ks-card" aria-labelledby="deposit">
      <div className="ks-card-head">
        <h2 id="deposit">{t("deposit.title")}</h2>
      </div>
      <FactList>
        {lines.map(({ lease, key, label, amount }) => (
          <Fact
            key={`${lease.id} ${key}`}
            label={label}
            about={<Link to={`/leases/${lease.id}`}>{rentableText(lease)}</Link>}
          >
            <MoneyText amount={amount} currency={lease.currency} />
          </Fact>
        ))}
      </FactList>
    </section>
  );
}
