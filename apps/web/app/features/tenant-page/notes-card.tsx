import { useTranslation } from "../../ui/text/use-translation.ts";

type NotesCardProps = { readonly notes: string; readonly onEdit: () => void };

export function NotesCard({ notes, onEdit }: NotesCardProps) {
  const { t } = useTranslation("tenant-page");
  return (
    <section className="ks-card" aria-labelledby="notes">
      <div className="ks-card-head">
        <h2 id="notes">{t("notes.title")}</h2>
        <button type="button" className="ks-link-button" onClick={onEdit}>
          {notes === "" ? t("notes.add") : t("notes.edit")}
        </button>
      </div>
      {notes === "" ? (
        <p className="ks-card-text ks-second">{t("notes.empty")}</p>
      ) : (
        <p className="ks-card-text ks-card-notes">{notes}</p>
      )}
    </section>
  );
}
