import { type Namespace, type Translate, translator } from "../../lib/messages.ts";
import { useLanguage } from "./use-language.ts";

/**
 * The words of a namespace, a file of `packages/messages`; with several, keys of all but the first are prefixed with
 * their name and a colon.
 */
export function useTranslation<const Names extends Namespace | readonly Namespace[]>(
  names: Names,
): { readonly t: Translate<Names> } {
  return { t: translator(names, useLanguage()) };
}
