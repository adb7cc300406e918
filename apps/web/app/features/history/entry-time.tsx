import { formatInstant } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useProfile } from "../session/public.ts";
import "./entry-time.css";

/** When it was done, in the profile's time zone (R-Z03); until that is known, in the browser's. */
export function EntryTime({ at }: { readonly at: string }) {
  const language = useLanguage();
  const { data: profile } = useProfile();
  return (
    <time className="ks-entry-time" dateTime={at}>
      {formatInstant(at, language, profile?.timezone)}
    </time>
  );
}
