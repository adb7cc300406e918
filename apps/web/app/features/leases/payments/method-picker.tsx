import { type PaymentMethod, paymentMethods } from "@keystead/domain/ledger";
import { Input, SegmentedControl } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { useId } from "react";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./method-picker.css";

type MethodPickerProps = {
  readonly label: string;
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
};

export function MethodPicker({ label, value, onChange }: MethodPickerProps) {
  const { t } = useTranslation("leases");
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <SegmentedControl<PaymentMethod>
        transitionDuration={160}
        fullWidth
        className="ks-method-picker"
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={paymentMethods.map((method) => ({ value: method, label: t(`methodShort.${method}`) }))}
      />
    </Input.Wrapper>
  );
}
