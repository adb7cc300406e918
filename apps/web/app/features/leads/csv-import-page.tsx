import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";

import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { WaitlistCard } from "./waitlist-card.tsx";
import "./csv-import-page.css";

/** The screens that take lines from a spreadsheet today, with the permission that each needs. */
const today = [
  { word: "history", to: "/bring-history", needs: "property.create" },
  { word: "properties", to: "/properties/bulk", needs: "property.create" },
  { word: "income", to: "/income/bulk", needs: "income.create" },
  { word: "expenses", to: "/expenses/bulk", needs: "expense.create" },
  { word: "bookings", to: "/calendar/bulk", needs: "booking.create" },
  { word: "statement", to: "/income/statement", needs: "payment.record" },
] as const;

/** Files cannot be imported yet: a waiting list, and the alternatives of today. */
export function CsvImportPage() {
  const { t } = useTranslation("waitlist");
  const can = useCan();
  return (
    <>
      <PageHeader title={t("csvImport.title")} />
      <div className="ks-csv-import-page">
        <WaitlistCard waitlist="csv_import" title={t("csvImport.heading")}>
          {t("csvImport.text")}
        </WaitlistCard>
        <section className="ks-card ks-csv-import-page-today" aria-labelledby="csv-import-today">
          <h2 id="csv-import-today">{t("csvImport.today")}</h2>
          <p>{t("csvImport.todayText")}</p>
          <ul>
            {today
              .filter(({ needs }) => can(needs))
              .map(({ word, to }) => (
                <li key={to}>
                  <Link to={to}>
                    {t(`csvImport.${word}`)}
                    <IconArrowRight size={16} aria-hidden />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      </div>
    </>
  );
}
