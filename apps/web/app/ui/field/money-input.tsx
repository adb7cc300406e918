import { TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import type { AmountRule } from "@keystead/domain/money";
import { currency as currencyOf, minorDigits } from "@keystead/domain/money";
import { type ReactNode, useState } from "react";

import { currencySymbol, formatMoney, formatAmountInput } from "../../lib/format/format.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./money-input.css";
import { readMoneyInput, type MoneyInputText } from "./read-money-input.ts";
import { useLanguage } from "../text/use-language.ts";
import "./affix.css";

type MoneyInputProps = {
  /** Without the currency: "Amount" is read as "Amount in EUR". */
  readonly label: string;
  readonly currency: string;
  /** The text as typed; `readMoneyInput` reads it on saving. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rule?: AmountRule;
  /**
   * An error of the form or the server; it takes precedence over the field's own. `true` shows the field's own message.
   */
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  /** Decimal text of an example, or of what an empty field means: "950.00". */
  readonly example?: string;
  readonly required?: boolean;
  readonly id?: string;
  readonly autoFocus?: boolean;
  /** Selects the text on focus, so that typing replaces it. */
  readonly selected?: boolean;
  /** Shown after the amount: "of €950.00". */
  readonly aside?: string;
  readonly size?: "lg";
  readonly onBlur?: () => void;
};

/** An amount as people type it, with commas or points; how it was read is shown below when that is not obvious. */
export function MoneyInput(props: MoneyInputProps) {
  const { label, currency, value, onChange, rule = "positive", error, example = "950" } = props;
  const { id, description, required = false, autoFocus = false, selected = false, onBlur } = props;
  const { aside, size } = props;
  const { t } = useTranslation("fields");
  const language = useLanguage();
  const [left, setLeft] = useState(false);
  const input = readMoneyInput(value, { language, currency, rule });
  const own =
    (left || error === true) && input.state === "refused" ? (
      <Refused {...{ refused: input, currency, onChange }} />
    ) : null;
  return (
    <div className="ks-money-input" data-size={size}>
      <TextInput
        {...(id === undefined ? {} : { id })}
        label={t("labelIn", { label, currency })}
        description={description}
        inputMode="decimal"
        autoComplete="off"
        required={required}
        withAsterisk={false}
        data-autofocus={autoFocus ? true : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onFocus={(event) => {
          if (selected) event.currentTarget.select();
        }}
        onBlur={() => {
          setLeft(value !== "");
          onBlur?.();
        }}
        placeholder={formatAmountInput(padded(example, currency), language)}
        leftSection={
          <span className="ks-affix" aria-hidden="true">
            {currencySymbol(currency, language)}
          </span>
        }
        leftSectionWidth={44}
        {...(aside === undefined ? {} : asideProps(aside))}
        error={error === true ? (own ?? true) : (error ?? own)}
      />
      <output className="ks-money-input-read" hidden={input.state !== "amount" || !input.readBack}>
        {input.state === "amount" && input.readBack
          ? t("readAs", { amount: formatMoney({ amount: input.amount, currency }, language) })
          : null}
      </output>
    </div>
  );
}

/** Text beside the input, with the width it needs. */
function asideProps(text: string): Pick<TextInputProps, "rightSection" | "rightSectionWidth"> {
  return {
    rightSection: <span className="ks-money-input-aside">{text}</span>,
    rightSectionWidth: `${text.length + 1}ch`,
  };
}

type RefusedProps = {
  readonly refused: Extract<MoneyInputText, { state: "refused" }>;
  readonly currency: string;
  readonly onChange: (text: string) => void;
};

function Refused({ refused, currency, onChange }: RefusedProps) {
  const { t } = useTranslation("fields");
  const language = useLanguage();
  const { suggestion } = refused;
  if (suggestion === undefined) {
    const example = formatAmountInput(padded("950", currency), language);
    return <>{t(`amount.${refused.code}`, { example })}</>;
  }
  const digits = minorDigits(currencyOf(currency));
  return (
    <>
      {t("amount.TOO_MANY_DECIMALS", { currency, count: digits })}
      <button
        type="button"
        className="ks-money-input-suggestion"
        onClick={() => {
          onChange(formatAmountInput(suggestion, language));
        }}
      >
        {t("didYouMean", { amount: formatMoney({ amount: suggestion, currency }, language) })}
      </button>
    </>
  );
}

/** Pads "950" with the currency's decimals, so that an example looks like an amount. */
function padded(amount: string, currency: string): string {
  const digits = minorDigits(currencyOf(currency));
  return amount.includes(".") || digits === 0 ? amount : `${amount}.${"0".repeat(digits)}`;
}
