import { useTranslation } from "../../ui/text/use-translation.ts";
import "./people.css";

type MembershipsMeterProps = {
  readonly used: number;
  readonly limit: number;
  /** How many of the assistants in use are open invitations. */
  readonly open: number;
};

/** One segment for each assistant that the plan has room for: taken, held by an open invitation, free. */
export function MembershipsMeter({ used, limit, open }: MembershipsMeterProps) {
  const { t } = useTranslation("people");
  const over = limit === 0 ? t("usedOfNone", { count: used }) : t("usedOver", { count: used, limit });
  const message = used > limit ? over : t("used", { used, count: limit });
  return (
    <span className="ks-people-memberships">
      <span>{message}</span>
      <span className="ks-people-pieces" aria-hidden>
        {Array.from({ length: limit }, (_, at) => (
          <i key={at} data-use={at < used - open ? "taken" : at < used ? "held" : "free"} />
        ))}
      </span>
    </span>
  );
}
