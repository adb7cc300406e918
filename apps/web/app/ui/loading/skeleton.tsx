import { useTranslation } from "../text/use-translation.ts";
import "./skeleton.css";

/** The grey outline of what is loading, never a spinner over a blank page. */
export function Skeleton({ rows }: { readonly rows: number }) {
  const { t } = useTranslation("ui");
  return (
    <div className="ks-card ks-skeleton">
      <output className="ks-visually-hidden">{t("loading")}</output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
