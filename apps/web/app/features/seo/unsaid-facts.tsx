import { useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./seo.css";

/**
 * The facts about the operator that are missing: the public pages cannot invent them, and only an administrator can
 * have them set.
 */
export function UnsaidFacts() {
  const { t } = useTranslation("seo");
  const { data } = useQuery(query.seo.access.queryOptions({ input: {} }));
  const unsaid = data?.unsaid ?? [];
  if (unsaid.length === 0) return null;
  return (
    <section className="ks-seo-unsaid" aria-label={t("unsaidLabel")}>
      <p>{t("unsaid", { facts: unsaid.map((fact) => t(`fact_${fact}`)).join(", ") })}</p>
      <p className="ks-second">
        {t("unsaidHow")}{" "}
        {unsaid.map((fact) => (
          <code key={fact}>{`OPERATOR_${fact.toUpperCase()}`}</code>
        ))}
      </p>
    </section>
  );
}
