import type { LeaseView } from "@keystead/contract/leases";
import { Link } from "react-router";

import "../../../ui/form.css";
import { rentableName } from "../../../lib/format/rentable-name.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** R-C18: links to the lease on the other side of a move. */
export function MovedNote({ lease: { movedFrom, movedTo } }: { readonly lease: LeaseView }) {
  const { t } = useTranslation("leases");
  if (movedFrom === null && movedTo === null) return null;
  return (
    <p className="ks-form-note">
      {movedFrom === null ? null : <MovedLink lease={movedFrom} label={t("movedFrom")} />}
      {movedFrom === null || movedTo === null ? null : " · "}
      {movedTo === null ? null : <MovedLink lease={movedTo} label={t("movedTo")} />}
    </p>
  );
}

type MovedLinkProps = {
  readonly lease: NonNullable<LeaseView["movedTo"]>;
  readonly label: string;
};

function MovedLink({ lease: { id, property, unit }, label }: MovedLinkProps) {
  return (
    <>
      {label} <Link to={`/leases/${id}`}>{rentableName(property, unit)}</Link>
    </>
  );
}
