import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../lib/api.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { WaitingDrawer } from "../../ui/overlay/waiting-drawer.tsx";
import type { LetterPreset } from "./letter-choice.ts";
import { LetterForm } from "./letter-form.tsx";

type LetterDrawerProps = {
  /** The leases to choose from; a tenant may have several. */
  readonly leases: readonly { readonly id: string; readonly name: string }[];
  readonly preset?: LetterPreset | undefined;
  readonly onClose: () => void;
};

/** A letter to the tenant from the books of a lease: choose, preview, download or send. */
export function LetterDrawer({ leases, preset, onClose }: LetterDrawerProps) {
  const { t } = useTranslation("letters");
  const [leaseId, setLeaseId] = useState(leases[0]?.id ?? "");
  const result = useQuery(query.leases.get.queryOptions({ input: { id: leaseId } }));
  if (result.data !== undefined)
    return (
      <LetterForm key={leaseId} lease={result.data} preset={preset} onClose={onClose}>
        {leases.length < 2 ? null : (
          <NativeSelect
            label={t("lease")}
            value={leaseId}
            data={leases.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => {
              setLeaseId(event.currentTarget.value);
            }}
          />
        )}
      </LetterForm>
    );
  return <WaitingDrawer title={t("title")} failed={t("failed")} result={result} onClose={onClose} />;
}
