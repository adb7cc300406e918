import { languages } from "@keystead/domain/languages";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { describeTariffs } from "./describe-tariffs.server.ts";
import { TariffsQuestions } from "./tariffs-questions.tsx";
import { tariffsText } from "./tariffs-text.server.ts";

const maintenance = {
  en: "under maintenance",
  de: "wegen Wartung",
  es: "en mantenimiento",
  fr: "en maintenance",
  it: "in manutenzione",
} as const;

it.each(languages)(
  "[PLAN-02] says in %s that plans are free for now only while payments are under maintenance",
  (language) => {
    const text = tariffsText[language];
    for (const paymentsOpen of [false, true]) {
      const { container, unmount } = render(<TariffsQuestions text={text} paymentsOpen={paymentsOpen} />);
      // The second time as structured data.
      expect(container.innerHTML.split(maintenance[language])).toHaveLength(paymentsOpen ? 1 : 3);
      unmount();
    }
    const open = describeTariffs({ text, paymentsOpen: true });
    expect(open).not.toBe(describeTariffs({ text, paymentsOpen: false }));
    expect(open).toContain("30");
    expect(open.length).toBeLessThanOrEqual(160);
  },
);
