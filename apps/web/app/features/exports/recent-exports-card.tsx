import { IconFileExport } from "@tabler/icons-react";
import { Link } from "react-router";

import { DateText } from "../../ui/text/date-text.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import type { RecentExport } from "./use-recent-exports.ts";
import "./exports.css";

/** Downloads from this device; each links back to its settings. */
export function RecentExportsCard({ recent }: { readonly recent: readonly RecentExport[] }) {
  const { t } = useTranslation("exports");
  if (recent.length === 0) return null;
  return (
    <section className="ks-card ks-exports-recent" aria-labelledby="recent-exports">
      <div className="ks-card-head">
        <h2 id="recent-exports">{t("recent")}</h2>
      </div>
      <ul>
        {recent.map(({ name, on, search }) => (
          <li key={name}>
            <IconFileExport size={16} stroke={1.6} aria-hidden />
            <Link to={{ search }}>{name}</Link>
            <DateText day={on} style="short" />
          </li>
        ))}
      </ul>
    </section>
  );
}
