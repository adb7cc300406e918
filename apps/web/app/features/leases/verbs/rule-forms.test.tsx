import type { IndexationProposal, LeaseMovePreview, SettlementPreview } from "@keystead/contract/leases";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { IndexForm } from "../rent-changes/index-form.tsx";
import { MoveForm } from "../move/move-form.tsx";
import { SettleForm } from "../charges/settle-form.tsx";
import { StepsForm } from "../rent-changes/steps-form.tsx";

const settlement: SettlementPreview = {
  currency: "EUR",
  year: 2025,
  share: "1320.00",
  advances: "1200.00",
  months: 12,
  result: "120.00",
  unpaid: "100.00",
  balanceAfter: "220.00",
  settledBefore: null,
};

it("books a settlement only with the figures that stand there", async () => {
  answerWith(({ path }) => Response.json(path.endsWith("/settlement") ? settlement : sampleLease));
  const user = await show(<SettleForm lease={sampleLease} verb={{ kind: "settle" }} onClose={() => {}} />);
  const save = async () => user.click(screen.getByRole("button", { name: "Settle charges" }));
  await enter(user, await screen.findByLabelText(/share of the costs in EUR$/), "1320");
  // At once, before any figures have arrived.
  await save();
  expect(sentBy("POST")).toEqual([]);
  const figures = await screen.findByRole("region", { name: "Figures for the letter" });
  expect(within(figures).getByText("Advances billed, 12 months")).toBeTruthy();
  expect(within(figures).getByText("Check the figures, then save.")).toBeTruthy();
  await waitFor(() => {
    expect(figures.getAttribute("aria-busy")).toBe("false");
  });
  await save();
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([
      { body: { year: 2025, share: "1320.00", result: "120.00", dueOn: "2026-12-19" } },
    ]);
  });
});

it("asks for the unit of a move, and sends the terms that were prefilled", async () => {
  const preview: LeaseMovePreview = {
    currency: "EUR",
    monthlyRent: "950.00",
    charges: "0.00",
    deposit: "0.00",
    paymentDay: 1,
    lastMonth: null,
    firstMonth: null,
    staysOpen: "40.00",
    staysCredit: "0.00",
    depositMoved: "0.00",
  };
  const unit = { id: "00000000-0000-4000-8000-000000000009", name: "Flat 2", archived: false };
  const present = { id: "00000000-0000-4000-8000-000000000008", name: "Flat 1" };
  answerWith(({ method, path }) => {
    if (method === "GET" && path.endsWith("/move")) return Response.json(preview);
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    const items = path.endsWith("/units/names") ? [{ ...present, archived: false }, unit] : [];
    return Response.json(path.endsWith("/names") ? { items, more: false } : sampleLease);
  });
  const user = await show(
    <MoveForm lease={{ ...sampleLease, unit: present }} verb={{ kind: "move" }} onClose={() => {}} />,
  );
  const save = async () => user.click(screen.getByRole("button", { name: "Move to another unit" }));
  const figures = await screen.findByRole("region", { name: "What the move comes to" });
  expect(within(figures).getByText("Stays owed on this lease")).toBeTruthy();
  await save();
  expect(await screen.findByText("Choose a unit other than the current one.")).toBeTruthy();
  await user.click(screen.getByRole("combobox", { name: "Unit" }));
  const offered = await screen.findAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Whole property", "Flat 2"]);
  await user.click(screen.getByRole("option", { name: "Flat 2" }));
  await save();
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([
      {
        path: `/api/v1/leases/${sampleLease.id}/move`,
        body: {
          movesOn: "2026-12-01",
          propertyId: sampleLease.property.id,
          unitId: unit.id,
          monthlyRent: "950.00",
          paymentDay: 1,
        },
      },
    ]);
  });
});

it("does not offer the whole property to a lease that has it", async () => {
  const unit = { id: "00000000-0000-4000-8000-000000000009", name: "Flat 2", archived: false };
  answerWith(({ path }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    const items = path.endsWith("/units/names") ? [unit] : [];
    return path.endsWith("/names") ? Response.json({ items, more: false }) : new Promise<Response>(() => {});
  });
  const user = await show(
    <MoveForm lease={{ ...sampleLease, unit: null }} verb={{ kind: "move" }} onClose={() => {}} />,
  );
  await user.click(await screen.findByRole("combobox", { name: "Unit" }));
  await screen.findByRole("option", { name: "Flat 2" });
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

it("says of an index in the past what it does to each month, and confirms what stands there", async () => {
  const proposal: IndexationProposal = {
    currency: "EUR",
    effectiveOn: "2026-10-01",
    oldRent: "950.00",
    newRent: "988.00",
    oldIndex: "100",
    newIndex: "104",
    share: "100",
    effect: {
      currency: "EUR",
      months: [
        {
          period: "2026-10",
          before: "950.00",
          after: "988.00",
          difference: "38.00",
          booking: "adjustment",
          dueOn: "2026-11-19",
        },
      ],
      together: "38.00",
    },
  };
  answerWith(({ path }) => Response.json(path.endsWith("/indexation") ? proposal : sampleLease));
  const user = await show(<IndexForm lease={sampleLease} verb={{ kind: "index" }} onClose={() => {}} />);
  await enter(user, await screen.findByLabelText("Old index"), "100");
  await enter(user, screen.getByLabelText("New index"), "104");
  const cell = await screen.findByRole("rowheader", { name: /^October 2026/ });
  expect(cell.closest("tr")?.textContent).toBe("October 2026adjustment, due 19 Nov€950.00€988.00+€38.00");
  expect(screen.getByRole("row", { name: "Together +€38.00" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Index the rent" }));
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([{ body: { oldIndex: "100", newIndex: "104", share: "100" } }]);
  });
});

it("sends several steps together with those taken back", async () => {
  answerWith(() => Response.json(sampleLease));
  const step = { id: "s1", kind: "rent", effectiveOn: "2026-12-01", amount: "980.00" } as const;
  const user = await show(
    <StepsForm lease={{ ...sampleLease, steps: [step] }} verb={{ kind: "steps" }} onClose={() => {}} />,
  );
  await user.click(await screen.findByRole("button", { name: /^Delete €980.00 from/ }));
  await enter(user, screen.getByLabelText(/^Monthly amount/), "1000");
  await user.click(screen.getByRole("button", { name: "Add another step" }));
  await enter(user, screen.getAllByLabelText(/^Monthly amount/)[1] ?? document.body, "1030");
  await user.click(screen.getByRole("button", { name: "Graduated rent" }));
  await waitFor(() => {
    expect(sentBy("PUT")).toMatchObject([
      {
        body: {
          kind: "rent",
          add: [
            { effectiveOn: "2027-12-01", amount: "1000.00" },
            { effectiveOn: "2028-12-01", amount: "1030.00" },
          ],
          remove: ["s1"],
        },
      },
    ]);
  });
});
