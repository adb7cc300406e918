import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { RentStep } from "./rent-step.tsx";

it("says of a first day in an earlier month from when on rent is asked for", async () => {
  const user = await show(
    <RentStep propertyId={null} today="2026-11-19" onBack={() => {}} onDone={() => {}} />,
  );
  const start = screen.getByLabelText("First day of the lease");
  expect(screen.queryByText(/not tracked/)).toBeNull();
  await user.clear(start);
  await enter(user, start, "1.3.2026");
  expect(await screen.findByText(/^Rent is expected from November 2026 on/)).toBeTruthy();
  await user.clear(start);
  await enter(user, start, "15.11.2026");
  await waitFor(() => {
    expect(screen.queryByText(/not tracked/)).toBeNull();
  });
});
