import { Suspense, useState } from "react";

import { intlLocales } from "../../../lib/language/languages.ts";
import { ahead } from "../../../lib/chunks/parts.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { homeInWords } from "../../../lib/format/home-in-words.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { Shared } from "./shared.ts";
import "./shared-fields.css";

const loadInputs = () => import("./shared-field-inputs.tsx");
const SharedFieldInputs = lazyPart(async () => (await loadInputs()).SharedFieldInputs);
const prepare = () => {
  ahead(loadInputs);
};

/** What a sheet rarely contains and every property needs: one line to read, three fields to change it. */
export function SharedFields({
  value,
  onChange,
}: {
  readonly value: Shared;
  readonly onChange: (next: Shared) => void;
}) {
  const { t } = useTranslation("bulk");
  const [open, setOpen] = useState(false);
  // The initial values: choosing a country changes zone and currency while these are untouched.
  const [defaults] = useState(value);
  const language = useLanguage();
  const home = homeInWords({ timezone: value.timezone, baseCurrency: value.currency }, language);
  const names = new Intl.DisplayNames(intlLocales[language], { type: "region" });
  const country = value.country === null ? t("shared.noCountry") : (names.of(value.country) ?? value.country);
  return (
    <div className="ks-shared-fields-line">
      <p className="ks-second">
        {t("shared.line", { currency: home.currency, zone: home.city, country })}{" "}
        <button
          type="button"
          className="ks-link-button"
          aria-expanded={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {t("shared.change")}
        </button>
      </p>
      {open ? (
        <Suspense
          fallback={
            <Pending>
              <div className="ks-shared-fields" style={{ minHeight: 68 }} />
            </Pending>
          }
        >
          <SharedFieldInputs value={value} defaults={defaults} onChange={onChange} />
        </Suspense>
      ) : null}
    </div>
  );
}
