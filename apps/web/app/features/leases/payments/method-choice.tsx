import { type PaymentMethod, paymentMethods } from "@keystead/domain/ledger";
import { Input } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";

import { Segmented } from "../../../ui/field/segmented.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./method-choice.css";

type MethodChoiceProps = {
  readonly label: string;
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
};

/** The two most common payment methods as buttons, the others in a menu; one chosen there takes the second place. */
export function MethodChoice({ label, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation(["pay", "leases"]);
  const [second, setSecond] = useState<PaymentMethod>(value === "bank_transfer" ? "cash" : value);
  const shown: readonly PaymentMethod[] = ["bank_transfer", second];
  const others = paymentMethods.filter((method) => !shown.includes(method));
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className="ks-method-choice">
        <Segmented
          label={label}
          value={value}
          onChange={onChange}
          options={shown.map((method) => ({ value: method, label: t(`leases:methodShort.${method}`) }))}
        />
        <span className="ks-method-choice-more">
          <IconDots size={18} aria-hidden />
          <select
            aria-label={t("otherMethods")}
            value=""
            onChange={(event) => {
              const chosen = others.find((method) => method === event.currentTarget.value);
              if (chosen === undefined) return;
              setSecond(chosen);
              onChange(chosen);
            }}
          >
            <option value="" hidden>
              {t("otherMethods")}
            </option>
            {others.map((method) => (
              <option key={method} value={method}>
                {t(`leases:method_.${method}`)}
              </option>
            ))}
          </select>
        </span>
      </div>
    </Input.Wrapper>
  );
}
