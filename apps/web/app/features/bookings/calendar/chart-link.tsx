import { IconCalendar } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./calendar-toolbar.css";

/** The link from the list or the agenda back to the chart of the same days. */
export function ChartLink() {
  const { t } = useTranslation("bookings");
  const [params] = useSearchParams();
  const back = new URLSearchParams();
  for (const name of ["from", "days", "property"]) {
    const value = params.get(name);
    if (value !== null) back.set(name, value);
  }
  return (
    <Link className="ks-calendar-toolbar-link" to={`?${back.toString()}`}>
      <IconCalendar size={16} aria-hidden /> {t("viewAsChart")}
    </Link>
  );
}
