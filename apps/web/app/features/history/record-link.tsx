import type { NamedRecord } from "@keystead/contract/history";
import { Link } from "react-router";

import { useTranslation } from "../../ui/text/use-translation.ts";
import { historyRecordAddress } from "./history-record-address.ts";

/** Links to a record, or says that it was deleted. */
export function RecordLink({ record }: { readonly record: NamedRecord }) {
  const { t } = useTranslation("history");
  const to = historyRecordAddress(record);
  if (record.name === null)
    return <span className="ks-second">{t(record.kind === "person" ? "by.former" : "deletedSince")}</span>;
  if (to === null) return record.name;
  return <Link to={to}>{record.name}</Link>;
}
