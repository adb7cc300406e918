import { Button } from "@mantine/core";
import type { UnitView } from "@keystead/contract/properties";
import { splitBill, type SplitIssue, type SplitWay, splitWays } from "@keystead/domain/ledger";
import { IconPlus } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { amountOf, minorOf } from "../../../lib/format/minor-units.ts";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { readMoneyInput } from "../../../ui/field/read-money-input.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PartLine } from "./part-line.tsx";
import { type PartValues, shareText, type SplitValues, withPart } from "./split-values.ts";
import type { useBookForm } from "../records/use-book-form.ts";
import "../../../ui/link-button.css";
import "./split.css";

type BookForm = ReturnType<typeof useBookForm>;

/** The limit of the largest plan, so one page has all units of any property. */
const ALL = 100;

/** The active units of each property. */
function useUnitsOf(propertyIds: readonly string[]): ReadonlyMap<string, readonly UnitView[]> {
  const ids = [...new Set(propertyIds.filter((id) => id !== ""))];
  const answers = useQueries({
    queries: ids.map((propertyId) =>
      query.units.list.queryOptions({ input: { propertyId, limit: ALL, sort: "name" } }),
    ),
  });
  return new Map(
    ids.map((id, at) => [id, (answers[at]?.data?.items ?? []).filter(({ archived }) => !archived)]),
  );
}

/** Turns a bill for one rentable into one for several: all units of its property, if it has any. */
export function SplitButton({ form }: Pick<BookForm, "form">) {
  const { t } = useTranslation("record-form");
  const { propertyId, unitId } = form.values;
  const units = useUnitsOf([propertyId]).get(propertyId) ?? [];
  return (
    <button
      type="button"
      className="ks-link-button ks-split-button"
      onClick={() => {
        form.set("split", { by: "equal", parts: partsAtFirst({ propertyId, unitId }, units) });
      }}
    >
      {t("split.start")}
    </button>
  );
}

function partsAtFirst(
  { propertyId, unitId }: { readonly propertyId: string; readonly unitId: string },
  units: readonly UnitView[],
): readonly PartValues[] {
  if (units.length > 1) return units.map(({ id }, key) => ({ key, propertyId, unitId: id, share: "" }));
  return withPart([{ key: 0, propertyId, unitId, share: "" }], { propertyId: "", unitId: "", share: "" });
}

type SplitFieldsProps = Pick<BookForm, "form" | "currency" | "moneyOf"> & { readonly split: SplitValues };

/** The rentables of a split bill, with each part's amount while typing; the server divides by the same rule. */
export function SplitFields({ form, currency, moneyOf, split }: SplitFieldsProps) {
  const { t } = useTranslation("record-form");
  const language = useLanguage();
  const { by, parts } = split;
  const units = useUnitsOf(parts.map(({ propertyId }) => propertyId));
  const unitOf = ({ propertyId, unitId }: PartValues) =>
    units.get(propertyId)?.find(({ id }) => id === unitId);
  const set = (next: readonly PartValues[], how: SplitWay = by) => {
    moneyOf(next[0]?.propertyId ?? "");
    form.change((was) => ({ ...was, split: { by: how, parts: next } }));
  };
  const divided = useDivided({ form, currency, split, sizeOf: (part) => unitOf(part)?.sizeSqm ?? null });
  const problem = form.problemOf("split");
  return (
    <fieldset className="ks-split" id="record-split" tabIndex={-1}>
      <legend>{t("split.title")}</legend>
      <Segmented<SplitWay>
        label={t("split.by")}
        wide
        value={by}
        onChange={(way) => {
          set(parts, way);
        }}
        options={splitWays.map((value) => ({ value, label: t(`split.way.${value}`) }))}
      />
      <ol>
        {parts.map((part, at) => (
          <PartLine
            key={part.key}
            part={part}
            at={at}
            by={by}
            unit={unitOf(part)}
            amount={divided.amountOf(at)}
            issue={divided.issueOf(at)}
            onChange={(change) => {
              set(parts.map((one) => (one === part ? { ...one, ...change } : one)));
            }}
            onRemove={
              parts.length > 2
                ? () => {
                    set(parts.filter((one) => one !== part));
                  }
                : null
            }
          />
        ))}
      </ol>
      <PartsFoot form={form} parts={parts} units={units} onParts={set} />
      <p aria-live="polite" className="ks-second">
        {divided.whole === null
          ? t("split.hint")
          : t("split.sum", { amount: formatMoney({ amount: divided.whole, currency }, language) })}
      </p>
      {problem === null ? null : (
        <p role="alert" className="ks-split-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type PartsFootProps = Pick<BookForm, "form"> & {
  readonly parts: readonly PartValues[];
  readonly units: ReadonlyMap<string, readonly UnitView[]>;
  readonly onParts: (parts: readonly PartValues[]) => void;
};

/** Adds a part, adds all units of the property, or removes the split. */
function PartsFoot({ form, parts, units, onParts }: PartsFootProps) {
  const { t } = useTranslation("record-form");
  const [first] = parts;
  const ofFirst = units.get(first?.propertyId ?? "") ?? [];
  const allUnits = ofFirst.every(({ id }) => parts.some(({ unitId }) => unitId === id));
  return (
    <div className="ks-split-foot">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          onParts(withPart(parts, { propertyId: first?.propertyId ?? "", unitId: "", share: "" }));
        }}
      >
        {t("split.add")}
      </Button>
      {ofFirst.length < 2 || allUnits ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            onParts(partsAtFirst({ propertyId: first?.propertyId ?? "", unitId: "" }, ofFirst));
          }}
        >
          {t("split.allUnits", { count: ofFirst.length })}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        color="gray"
        onClick={() => {
          form.change((was) => ({
            ...was,
            split: null,
            propertyId: first?.propertyId ?? "",
            unitId: first?.unitId ?? "",
          }));
        }}
      >
        {t("split.stop")}
      </Button>
    </div>
  );
}

type Input = Pick<SplitFieldsProps, "form" | "currency" | "split"> & {
  readonly sizeOf: (part: PartValues) => number | null;
};

/** The amount of each part, by what is typed so far. */
function useDivided({ form, currency, split: { by, parts }, sizeOf }: Input) {
  const language = useLanguage();
  const input = readMoneyInput(form.values.amount, { language, currency, rule: "positive" });
  const shareOf = (part: PartValues): string | null => {
    if (by === "share") return shareText(part.share);
    const size = sizeOf(part);
    return size === null ? null : String(size);
  };
  const divided = splitBill(
    input.state === "amount" ? minorOf(input.amount, currency) : 0,
    by,
    parts.map((part) => ({
      propertyId: part.propertyId,
      unitId: part.unitId === "" ? null : part.unitId,
      share: shareOf(part),
    })),
  );
  const isKnown = input.state === "amount";
  return {
    whole: isKnown && divided.ok ? input.amount : null,
    amountOf: (at: number): string | null => {
      const minor = divided.ok && isKnown ? divided.parts[at]?.amountMinor : undefined;
      return minor === undefined
        ? null
        : formatMoney({ amount: amountOf(minor, currency), currency }, language);
    },
    issueOf: (at: number): SplitIssue["code"] | null => {
      const issue = divided.ok ? undefined : divided.issues.find(({ part }) => part === at);
      // An empty field is not an error yet.
      if (issue === undefined || parts[at]?.propertyId === "") return null;
      if (issue.code === "SHARE_TOO_SMALL" && !isKnown) return null;
      return issue.code === "SHARE_REQUIRED" && parts[at]?.share === "" ? null : issue.code;
    },
  };
}
