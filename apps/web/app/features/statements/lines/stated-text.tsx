import type { LineOutcome } from "@keystead/contract/statements";
import type { ReactNode } from "react";
import { Link } from "react-router";

import "./line-match.css";

type StatedTextProps = { readonly icon: ReactNode; readonly quiet?: boolean; readonly children: ReactNode };

/** A sentence on what a line is, with an icon. */
export function StatedText({ icon, quiet = false, children }: StatedTextProps) {
  return (
    <div className="ks-line-match-said" data-quiet={quiet}>
      {icon}
      <p>{children}</p>
    </div>
  );
}

type LeaseLinkProps = { readonly lease: Extract<LineOutcome, { state: "booked" }>["lease"] };

/** The lease with its rentable, which tells two tenants of the same name apart. */
export function LeaseLink({ lease: { id, tenant, property, unit } }: LeaseLinkProps) {
  return (
    <>
      <Link to={`/leases/${id}`}>{tenant.name}</Link>{" "}
      <span className="ks-line-match-rentable">
        {property.name}
        {unit === null ? "" : `, ${unit.name}`}
      </span>
    </>
  );
}
