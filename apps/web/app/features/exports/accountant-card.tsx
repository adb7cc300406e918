import { useTranslation } from "../../ui/text/use-translation.ts";
import { DataExport } from "../settings/public.ts";
import "../../ui/card.css";
import "../../ui/second.css";
import "./exports.css";

/** The archive of a year: created in the background, and downloaded here when it is ready. */
export function AccountantCard({ year }: { readonly year: number }) {
  const { t } = useTranslation("exports");
  return (
    <section className="ks-card" aria-labelledby="accountant">
      <div className="ks-card-head">
        <h2 id="accountant">{t("accountant.title", { year })}</h2>
      </div>
      <div className="ks-exports-accountant">
        <p className="ks-second">{t("accountant.lead")}</p>
        {/* Each year has its own archive. */}
        <DataExport key={year} year={year} />
      </div>
    </section>
  );
}
