import { SiteIcon, type SiteIconName } from "../site/icons.tsx";

type StateMarkProps = {
  readonly icon: SiteIconName;
  readonly tone?: "attention" | "negative";
  readonly word: string;
};

/** The state of a row as the product shows it: as icon, word and colour. */
export function StateMark({ icon, tone, word }: StateMarkProps) {
  return (
    <span className={tone === undefined ? "state" : `state state-${tone}`}>
      <SiteIcon name={icon} />
      {word}
    </span>
  );
}
