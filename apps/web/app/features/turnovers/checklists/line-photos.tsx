import { useTranslation } from "../../../ui/text/use-translation.ts";
import { fileAddress } from "../../documents/public.ts";
import { useCan } from "../../session/public.ts";
import "./checklist-form.css";

type LinePhotosProps = { readonly line: string; readonly photos: readonly string[] };

/** The cleaner's photos of a checklist item; a press downloads the picture. */
export function LinePhotos({ line, photos }: LinePhotosProps) {
  const { t } = useTranslation("checklist");
  const can = useCan();
  if (photos.length === 0 || !can("document.read")) return null;
  return (
    <span className="ks-checklist-form-photos">
      {photos.map((id, at) => (
        <a key={id} href={fileAddress(id)} download>
          <img
            src={fileAddress(id)}
            alt={t("found.photo", { no: at + 1, line })}
            width={40}
            height={40}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
