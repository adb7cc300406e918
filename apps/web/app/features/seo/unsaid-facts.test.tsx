import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { UnsaidFacts } from "./unsaid-facts.tsx";

it("tells an administrator which settings the public pages wait for", async () => {
  answerWith(() => Response.json({ admin: true, unsaid: ["address", "email"] }));
  await show(<UnsaidFacts />);
  const notice = await screen.findByRole("region", { name: "What is missing" });
  expect(notice.textContent).toContain("Missing: postal address, email address.");
  expect(notice.textContent).toContain("OPERATOR_ADDRESS");
  expect(notice.textContent).not.toContain("OPERATOR_HOSTING");
});

it("is silent once everything is said", async () => {
  answerWith(() => Response.json({ admin: true, unsaid: [] }));
  await show(
    <>
      <UnsaidFacts />
      <p>the list</p>
    </>,
  );
  await screen.findByText("the list");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});
