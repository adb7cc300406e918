import type { FeatureCases } from "#testing/cases/feature-cases.ts";
import { sendAs } from "#testing/cases/racing.ts";

export const handoversCases: FeatureCases = {
  statements: {
    ready: async ({ client, propertyId }) => (await client.leases.list({ propertyId })).items[0]?.id ?? "",
    reads: [["handover", ({ client }, id) => client.handovers.get({ id, kind: "move_out" })]],
    async writes(write, { client, propertyId }) {
      const id = (await client.leases.list({ propertyId })).items[0]?.id ?? "";
      await write("write down a handover", () =>
        client.handovers.save({ id, kind: "move_out", version: 1, notes: "Water 123" }),
      );
      await write("say that the keys are back", () =>
        client.handovers.save({ id, kind: "move_out", version: 2, keysOn: "2026-03-01" }),
      );
    },
  },
  races: [
    {
      name: "write down a handover",
      run: (racer) =>
        sendAs(racer, `PUT /leases/${racer.stage.plainLease}/handovers/move_out`, {
          version: 1,
          notes: "Gas 4",
        }),
    },
  ],
};
