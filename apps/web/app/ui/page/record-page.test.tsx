import { IconFileText } from "@tabler/icons-react";
import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { RecordPage } from "./record-page.tsx";

type Result = Parameters<typeof RecordPage<string>>[0]["result"];

const title = "Lease";

const nothing: Result = { data: undefined, error: null, isError: false, isFetching: true, refetch: () => {} };

function Screen({ result }: { readonly result: Partial<Result> }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <RecordPage<string>
        result={{ ...nothing, ...result }}
        title={title}
        list={{ label: "Leases", to: "/leases?sort=tenant" }}
        icon={IconFileText}
        words={{ missing: "This lease is gone", back: "Back to leases", failed: "It could not be loaded" }}
      >
        {(read) => <p>{read}</p>}
      </RecordPage>
    </>
  );
}

const refused = (code: string) => ({ isError: true, isFetching: false, error: { defined: true, code } });

it("says that a record comes, with the way up", async () => {
  await show(<Screen result={{}} />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
  expect(screen.getByRole("link", { name: "Leases" }).getAttribute("href")).toBe("/leases?sort=tenant");
});

it("leads back to the list, as it was, from a record that is not there", async () => {
  const user = await show(<Screen result={refused("NOT_FOUND")} />);
  expect(screen.getByRole("heading", { name: "This lease is gone" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to leases" }));
  expect(await screen.findByText("at /leases?sort=tenant")).toBeTruthy();
});

it("leads back to the list from an address that can be of no record", async () => {
  const data = { issues: [{ path: ["id"], code: "INVALID_UUID" }] };
  const { error, ...rest } = refused("BAD_REQUEST");
  await show(<Screen result={{ ...rest, error: { ...error, data } }} />);
  expect(screen.getByRole("heading", { name: "This lease is gone" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("asks again for a record that could not be had", async () => {
  const refetch = vi.fn();
  const user = await show(<Screen result={{ ...refused("INTERNAL"), refetch }} />);
  expect(screen.getByRole("alert").textContent).toContain("It could not be loaded");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});
