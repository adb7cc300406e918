import type { UnitView } from "@keystead/contract/properties";
import type { SplitIssue, SplitWay } from "@keystead/domain/ledger";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";

import { formatNumber } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PropertySelect, UnitSelect } from "../../properties/public.ts";
import type { PartValues } from "./split-values.ts";
import "./split.css";

type PartLineProps = {
  readonly part: PartValues;
  readonly at: number;
  readonly by: SplitWay;
  readonly unit: UnitView | undefined;
  readonly amount: string | null;
  readonly issue: SplitIssue["code"] | null;
  readonly onChange: (change: Partial<Omit<PartValues, "key">>) => void;
  readonly onRemove: (() => void) | null;
};

/** One part of a split bill: its rentable, its share, the resulting amount, and its problem. */
export function PartLine({ part, at, by, unit, amount, issue, onChange, onRemove }: PartLineProps) {
  const { t } = useTranslation("record-form");
  const language = useLanguage();
  const { propertyId, unitId, share } = part;
  const no = at + 1;
  return (
    <li className="ks-split-part" data-by={by}>
      <PropertySelect
        label={t("split.property", { no })}
        value={propertyId}
        error={null}
        onChange={(next) => {
          onChange({ propertyId: next, unitId: "" });
        }}
      />
      {propertyId === "" ? (
        <span />
      ) : (
        <UnitSelect
          key={propertyId}
          label={t("split.unit", { no })}
          whole={t("whole")}
          propertyId={propertyId}
          value={unitId}
          name={unit?.name}
          onChange={(next) => {
            onChange({ unitId: next });
          }}
        />
      )}
      {by === "share" ? (
        <TextInput
          className="ks-split-share"
          label={t("split.share", { no })}
          inputMode="decimal"
          autoComplete="off"
          value={share}
          onChange={(event) => {
            onChange({ share: event.currentTarget.value });
          }}
        />
      ) : null}
      <output className="ks-split-amount">
        {by === "size" && typeof unit?.sizeSqm === "number" ? (
          <small className="ks-second">
            {t("split.size", { size: formatNumber(unit.sizeSqm, language, 2) })}
          </small>
        ) : null}
        {amount}
      </output>
      {onRemove === null ? (
        <span />
      ) : (
        <ActionIcon
          className="ks-split-remove"
          variant="subtle"
          color="gray"
          aria-label={t("split.remove", { no })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      {issue === null ? null : (
        <p className="ks-split-problem">
          {issue === "SIZE_MISSING" && unit !== undefined
            ? t("split.noSize", { unit: unit.name })
            : t(`problem.${issue}`)}
        </p>
      )}
    </li>
  );
}
