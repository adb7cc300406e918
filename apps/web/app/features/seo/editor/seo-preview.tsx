import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type CSSProperties, useRef, useState } from "react";

import { query } from "../../../lib/api.ts";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { draftOf, type SeoValues } from "./seo-form-values.ts";
import "../seo.css";
import "../../../ui/form.css";

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** What a visitor would see, rendered by the server from the input, in a frame where nothing can run. */
export function SeoPreview({ values }: { readonly values: SeoValues }) {
  const { t } = useTranslation("seo");
  const [width, setWidth] = useState<Width>("phone");
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [draft] = useDebouncedValue(draftOf(values), 500);
  const { data, isError, isFetching } = useQuery({
    ...query.seo.preview.queryOptions({ input: draft }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <section className="ks-card ks-seo-preview" aria-label={t("preview")} aria-busy={isFetching}>
      <header>
        <h2>{t("preview")}</h2>
        <Segmented
          label={t("previewWidth")}
          value={width}
          onChange={setWidth}
          options={[
            { value: "phone", label: t("previewPhone", { width: WIDTHS.phone }) },
            { value: "desktop", label: t("previewDesktop", { width: WIDTHS.desktop }) },
          ]}
        />
      </header>
      {isError ? <p className="ks-form-error">{t("previewFailed")}</p> : null}
      <div className="ks-seo-preview-place" style={{ "--frame": WIDTHS[width] } as CSSProperties}>
        <iframe
          ref={frame}
          title={t("preview")}
          // Same origin only so that it may load the style sheet; without scripts nothing can misuse that.
          sandbox="allow-same-origin"
          srcDoc={data?.html ?? ""}
          onLoad={() => {
            const inside = frame.current?.contentWindow;
            inside?.scrollTo(0, scrolled.current);
            inside?.addEventListener("scroll", () => {
              scrolled.current = inside.scrollY;
            });
          }}
        />
      </div>
    </section>
  );
}
