import type { BlockView, NewBlock } from "@keystead/contract/bookings";
import { BLOCK_REASON_LIMIT } from "@keystead/domain/bookings";
import { addDays, differenceInDays, parsePlainDate } from "@keystead/domain/calendar";
import { TextInput } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PropertySelect, UnitSelect } from "../../properties/public.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { type BookingPresets, WHOLE } from "../form/booking-values.ts";
import { usePropertyRules } from "../form/use-booking-form.ts";
import "../../../ui/form.css";

type BlockValues = {
  readonly propertyId: string;
  readonly unitId: string;
  readonly from: string;
  readonly through: string;
  readonly reason: string;
};

type BlockFormProps = {
  /** Null creates a new block. */
  readonly block: BlockView | null;
  readonly presets: BookingPresets;
  readonly onClose: () => void;
};

/** R-D05: nights that cannot be sold, from the first to the last. */
export function BlockForm({ block, presets, onClose }: BlockFormProps) {
  const { t } = useTranslation(["bookings", "forms"]);
  const form = useBlockForm({ block, presets, onClose });
  const { values, field } = form;
  const rules = usePropertyRules(values.propertyId);
  const [first, last] = [dayOfInput(values.from), dayOfInput(values.through)];
  const nights = first === null || last === null ? 0 : differenceInDays(first, last) + 1;
  const range = {
    from: first,
    until: last,
    hint: t("chooseLast"),
    mayBeOneDay: true,
    onPick: (from: string, until: string | null) => {
      form.change((was) => ({ ...was, from, through: until ?? was.through }));
    },
  };
  return (
    <>
      <FormDrawer
        form={form}
        onClose={onClose}
        title={block === null ? t("block") : t("editBlock")}
        submitLabel={block === null ? t("block") : t("save")}
        question={form.question}
      >
        <div className="ks-form-pair">
          <PropertySelect
            {...field("propertyId")}
            label={t("property")}
            autoFocus={values.propertyId === ""}
            onChange={(propertyId) => {
              form.change((was) => ({ ...was, propertyId, unitId: "" }));
            }}
          />
          {rules?.hasUnits === true ? (
            <UnitSelect
              {...field("unitId")}
              label={t("unit")}
              whole={t("wholeProperty")}
              propertyId={values.propertyId}
              value={values.unitId === WHOLE ? "" : values.unitId}
              onChange={(unitId) => {
                form.set("unitId", unitId === "" ? WHOLE : unitId);
              }}
            />
          ) : null}
        </div>
        <div className="ks-form-pair">
          <DateField
            {...field("from")}
            label={t("firstNight")}
            range={range}
            onChange={(from) => {
              form.change((was) => ({ ...was, from, through: lastNightAfter(from, was.through) }));
            }}
          />
          <DateField
            {...field("through")}
            label={t("lastNight")}
            description={nights > 0 ? t("nights", { count: nights }) : undefined}
          />
        </div>
        <TextInput
          {...field("reason")}
          label={t("forms:optional", { label: t("reason") })}
          {...(values.propertyId === "" ? {} : { "data-autofocus": true })}
          autoComplete="off"
          maxLength={BLOCK_REASON_LIMIT}
          placeholder={t("reasonExample")}
        />
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

const codes = [
  "PROPERTY_REQUIRED",
  "DAY_REQUIRED",
  "BLOCK_END_BEFORE_START",
  "BLOCK_TOO_LONG",
  "TOO_LONG",
] as const;

function useBlockForm({ block, presets, onClose }: BlockFormProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const changed = useChanged();
  const nameOf = useRecordNames();
  const stored = block === null ? newValues(presets) : valuesOf(fieldsOf(block));
  const form = useRecordForm<BlockValues, BlockView, NewBlock, BlockView>({
    name: "block",
    record: block,
    values: stored,
    read: readBlock,
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined || code === SHOWN_BY_FIELD ? null : t(`problem.${known}`);
    },
    fieldsOf,
    valuesOf: (fields) => valuesOf(fields),
    fieldMessages: {
      labels: {
        propertyId: t("property"),
        unitId: t("unit"),
        from: t("firstNight"),
        through: t("lastNight"),
        reason: t("reason"),
      },
      text: async (name, value) => {
        if (name === "unitId" && value === null) return t("wholeProperty");
        if (typeof value !== "string" || value === "") return "";
        if (name === "from" || name === "through") return formatDay(value, language);
        return (await nameOf(name, value)) ?? value;
      },
    },
    create: (fields, { once }) => api.blockedDates.create(fields, once(fields)),
    update: (changes, { id, version }) => api.blockedDates.update({ ...changes, id, version }),
    onSaved: async (_outcome, { say }) => {
      onClose();
      say(t("blockSaved"));
      await changed("block");
    },
  });
  const move = useEffectEvent(() => {
    form.rebase(stored, { ...stored, ...withoutEmpty(newValues(presets)) });
  });
  const isMoved = block !== null && presets.checkIn !== undefined;
  // The address has the dates that the bar was dragged to; they are compared with the stored ones.
  useEffect(() => {
    if (isMoved) move();
  }, [isMoved]);
  return form;
}

function fieldsOf({ propertyId, unitId, from, through, reason }: BlockView): NewBlock {
  return { propertyId, unitId, from, through, reason };
}

function valuesOf(fields: NewBlock): BlockValues {
  return { ...fields, unitId: fields.unitId ?? WHOLE };
}

function newValues({ forProperty, forUnit, checkIn, checkOut }: BookingPresets): BlockValues {
  const departure = dayOfInput(checkOut ?? "");
  return {
    propertyId: forProperty ?? "",
    unitId: forUnit ?? "",
    from: checkIn ?? "",
    through: departure === null ? "" : addDays(departure, -1),
    reason: "",
  };
}

/** Proposes one night, and never a last night before the first. While the day is still being typed, nothing changes. */
function lastNightAfter(from: string, through: string): string {
  const first = parsePlainDate(from);
  if (first === null) return through;
  const last = dayOfInput(through);
  return last !== null && last >= first ? through : first;
}

function withoutEmpty(values: BlockValues): Partial<BlockValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

function readBlock(values: BlockValues): AllFieldsReading<BlockValues, NewBlock> {
  const [from, through] = [dayOfInput(values.from), dayOfInput(values.through)];
  const issues: { readonly field: keyof BlockValues; readonly code: string }[] = [];
  if (values.propertyId === "") issues.push({ field: "propertyId", code: "PROPERTY_REQUIRED" });
  if (from === null)
    issues.push({ field: "from", code: values.from === "" ? "DAY_REQUIRED" : SHOWN_BY_FIELD });
  if (through === null)
    issues.push({ field: "through", code: values.through === "" ? "DAY_REQUIRED" : SHOWN_BY_FIELD });
  if (from !== null && through !== null && through < from)
    issues.push({ field: "through", code: "BLOCK_END_BEFORE_START" });
  return judged(issues, {
    propertyId: values.propertyId,
    unitId: values.unitId === "" || values.unitId === WHOLE ? null : values.unitId,
    from: from ?? "",
    through: through ?? "",
    reason: values.reason.trim(),
  });
}
