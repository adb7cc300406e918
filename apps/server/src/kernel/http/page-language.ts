import { LanguageCode } from "@keystead/contract/wire";
import type { Language } from "@keystead/domain/languages";
import { languages } from "@keystead/domain/languages";

/** The language of a page: from its address, else the visitor's stored choice, else the browser. */
export function pageLanguage(request: {
  readonly path: string;
  readonly stored: string | null;
  readonly acceptLanguage: string | null;
}): Language {
  const fromPath = LanguageCode.safeParse(request.path.split("/", 2)[1]);
  if (fromPath.success) return fromPath.data;
  const stored = LanguageCode.safeParse(request.stored);
  if (stored.success) return stored.data;
  return fromBrowser(request.acceptLanguage ?? "");
}

function fromBrowser(header: string): Language {
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { language: tag.split("-", 1)[0] ?? "", quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return (
    wishes
      .map((wish) => languages.find((language) => language === wish.language))
      .find((language) => language !== undefined) ?? "en"
  );
}
