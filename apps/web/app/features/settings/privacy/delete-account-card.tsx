import { Button } from "@mantine/core";
import { Suspense, useState } from "react";

import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../settings.css";

const DeleteAccountDialog = lazyPart(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** "Delete my account": explains what it means before it asks anything. */
export function DeleteAccountCard({
  email,
  hasPassword,
}: {
  readonly email: string;
  readonly hasPassword: boolean;
}) {
  const { t } = useTranslation("privacy");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="ks-card ks-settings-form">
      <h2>{t("deletion.title")}</h2>
      <p className="ks-second">{t("deletion.lead")}</p>
      <Button
        variant="default"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("deletion.button")}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Pending />}>
          <DeleteAccountDialog
            email={email}
            hasPassword={hasPassword}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
