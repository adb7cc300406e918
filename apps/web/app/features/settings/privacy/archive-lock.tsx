import { MAX_PASSPHRASE, MIN_PASSPHRASE } from "@keystead/domain/own-data";
import { PasswordInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.css";

import { MoreFields } from "../../../ui/form/more-fields.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./data-export.css";

type ArchiveLockProps = {
  readonly passphrase: string;
  readonly isShort: boolean;
  readonly onChange: (input: string) => void;
  readonly onEnter: () => void;
};

/** The passphrase for an ordered archive, for people who send it or store it where others can read it. */
export function ArchiveLock({ passphrase, isShort, onChange, onEnter }: ArchiveLockProps) {
  const { t } = useTranslation("data-export");
  return (
    <MoreFields title={t("lock")} opened={passphrase !== ""}>
      {() => (
        <>
          <PasswordInput
            label={t("passphrase")}
            description={t("passphraseHint", { least: MIN_PASSPHRASE })}
            error={isShort ? t("passphraseShort", { least: MIN_PASSPHRASE }) : null}
            autoComplete="new-password"
            maxLength={MAX_PASSPHRASE}
            value={passphrase}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter must not submit the deletion dialog around it.
              event.preventDefault();
              event.stopPropagation();
              onEnter();
            }}
          />
          <HowToOpen />
        </>
      )}
    </MoreFields>
  );
}

/** The same command in every language. */
const COMMAND = "age -d -o keystead.zip keystead-….zip.age";

/** Which program opens a locked archive, and how. */
export function HowToOpen() {
  const { t } = useTranslation("data-export");
  return (
    <p className="ks-second ks-data-export-opens">
      {t("opens")} <code>{COMMAND}</code>
    </p>
  );
}
