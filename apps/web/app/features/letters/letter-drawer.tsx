import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../lib/api.ts";
import { Bones } from "../../ui/bones.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { ReadDrawer } from "../../ui/read-drawer.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import type { LetterPreset } from "./letter-choice.ts";
import { LetterForm } from "./letter-form.tsx";

type LetterDrawerProps = {
  /** Of whose books: of a tenant with several leases one is chosen. */
  readonly leases: readonly { readonly id: string; readonly name: string }[];
  readonly preset?: LetterPreset | undefined;
  readonly onClose: () => void;
};

/** A letter to the tenant from the books of a lease: chosen, looked at, downloaded or sent. */
export function LetterDrawer({ leases, preset, onClose }: LetterDrawerProps) {
  const { t } = useTranslation("letters");
  const [leaseId, setLeaseId] = useState(leases[0]?.id ?? "");
  const { data, isError, isFetching, refetch } = useQuery(
    query.leases.get.queryOptions({ input: { id: leaseId } }),
  );
  if (data !== undefined)
    return (
      <LetterForm key={leaseId} lease={data} preset={preset} onClose={onClose}>
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
  return (
    <ReadDrawer title={t("title")} onClose={onClose}>
      {isError ? (
        <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={6} />
      )}
    </ReadDrawer>
  );
}
