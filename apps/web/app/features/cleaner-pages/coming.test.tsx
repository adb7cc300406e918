import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { Coming } from "./coming.tsx";

const label = "Coming soon";

it("puts the label where the text says so, once or more, and leaves the rest alone", () => {
  const { container } = render(
    <p>
      <Coming text="Leases yes, stays {{coming}}, jobs {{coming}} too" label={label} />
    </p>,
  );
  expect(screen.getAllByText(label)).toHaveLength(2);
  expect(container.textContent).toBe("Leases yes, stays Coming soon, jobs Coming soon too");
});
