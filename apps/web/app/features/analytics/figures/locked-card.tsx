import type { Figure } from "@keystead/contract/analytics";
import { metricFacts } from "@keystead/domain/analytics";
import { IconLock } from "@tabler/icons-react";
import { Link } from "react-router";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { purchaseAddress } from "../../properties/public.ts";
import { useCan } from "../../session/public.ts";
import "../../../ui/card.css";
import "../../../ui/second.css";
import "./figure-card.css";

const SHOWN = 3;

/** It has no value because of input that a user can provide. */
export function isLocked({ value, reason, inputs }: Figure): boolean {
  return value === null && reason !== "missing_fx" && inputs.length > 0;
}

/** Visual weight: the leading figure, a card, or one of many in a common frame. */
export type FigureWeight = "headline" | "card" | "part";

type LockedCardProps = { readonly figure: Figure; readonly weight: FigureWeight };

/** Names the missing input and its property, and links to the field. */
export function LockedCard({ figure, weight }: LockedCardProps) {
  const { t } = useTranslation(["analytics", "purchase"]);
  const can = useCan();
  const { metric, inputs } = figure;
  return (
    <article
      className={`${weight === "part" ? "" : "ks-card "}ks-figure-card ks-figure-card-locked`}
      data-weight={weight}
    >
      <div className="ks-figure-card-head">
        <h3>{t(`metric.${metric}`)}</h3>
        <IconLock size={18} stroke={1.6} aria-hidden />
      </div>
      <strong>{t(metricFacts[metric].needs === "purchase" ? "needsPurchase" : "needsLoan")}</strong>
      <ul>
        {inputs.slice(0, SHOWN).map(({ property, fields }) => {
          const [first] = fields;
          const words = t("inputsOf", {
            property: property.name,
            fields: fields.map((field) => t(`purchase:${field}`)).join(", "),
          });
          return (
            <li key={property.id}>
              {first === undefined || !can("property.update") ? (
                words
              ) : (
                <Link to={purchaseAddress(property.id, first)}>{words}</Link>
              )}
            </li>
          );
        })}
        {inputs.length > SHOWN ? (
          <li className="ks-second">{t("inputsMore", { count: inputs.length - SHOWN })}</li>
        ) : null}
      </ul>
    </article>
  );
}
