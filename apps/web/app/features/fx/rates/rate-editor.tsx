import type { RateGrid } from "@keystead/contract/fx";
import { currencies } from "@keystead/domain/money";
import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { formatMonth } from "../../../lib/format/format.ts";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSaveBar } from "../../../ui/page/use-save-bar.ts";
import { copiedInto } from "./copied-rates.ts";
import { RateEffects } from "./rate-effects.tsx";
import { keyOfPair, rateRows } from "./rate-rows.ts";
import { RateTableView } from "./rate-table.tsx";
import { useRequestedCurrency, useFocusRequested } from "./use-requested-rate.ts";
import { useRateForm } from "./use-rate-form.ts";
import "../../../ui/second.css";
import "./rate-book.css";

type RateEditorProps = { readonly grid: RateGrid; readonly months: ReactNode };

/**
 * The table with its fields: rates are typed, pasted or copied, previewed with their effects, and saved by the
 * settings' bar.
 */
export function RateEditor({ grid, months }: RateEditorProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  const requested = useRequestedCurrency(grid);
  const [added, setAdded] = useState<readonly string[]>(requested);
  const [readFrom, setReadFrom] = useState<Readonly<Record<string, string>>>({});
  const rows = rateRows(grid, { added, readFrom });
  const form = useRateForm(rows);
  useSaveBar(form, () => {
    form.reset({});
  });
  useFocusRequested(grid);
  const copies = (period: string) => copiedInto(period, { rows, input: form.values, language });
  const copy = (period: string) => {
    form.change((was) => ({ ...was, ...copies(period) }));
  };
  const known = new Set(rows.map(({ key }) => key));
  const { baseCurrency: base } = grid;
  const others = currencies.filter((quote) => quote !== base && !known.has(keyOfPair({ base, quote })));
  const fillable = grid.months.filter((period) => Object.keys(copies(period)).length > 0);
  return (
    <KeyForm onSubmit={form.onSubmit}>
      <div className="ks-rate-book-tools">
        {fillable.includes(grid.currentMonth) ? (
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => {
              copy(grid.currentMonth);
            }}
          >
            {t("copyInto", { month: formatMonth(grid.currentMonth, language) })}
          </Button>
        ) : null}
        {months}
        <div className="ks-rate-book-add">
          <CurrencySelect
            label={t("add")}
            value=""
            among={others}
            onChange={(code) => {
              setAdded((was) => [...was, code]);
            }}
          />
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="ks-rate-book-text">{t("oneCurrency", { currency: grid.baseCurrency })}</p>
      ) : (
        <RateTableView
          months={grid.months}
          rows={rows}
          writing={{
            form,
            copies: fillable,
            onCopy: copy,
            onTurn: ({ key, quote }) => {
              setReadFrom((was) => ({ ...was, [key]: quote }));
            },
            onLeft: (count) => {
              if (count > 0) toast.information(t("pastedLeft", { count }));
            },
          }}
        />
      )}
      <p className="ks-rate-book-text ks-second">{t("pasteHint")}</p>
      <RateEffects rows={rows} input={form.values} />
    </KeyForm>
  );
}
