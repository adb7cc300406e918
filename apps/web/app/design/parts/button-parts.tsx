import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";

import { ChoiceMenu } from "../../ui/overlay/choice-menu.tsx";
import { FloatingAdd } from "../../ui/list/floating-add.tsx";
import { ListExport } from "../../ui/export/list-export.tsx";
import { RowMenu } from "../../ui/list/row-menu.tsx";
import { ShortButton } from "../../ui/page/short-button.tsx";
import { doNothing, Part, InState } from "../specimen.tsx";
import { words } from "../words.ts";
import "../design-page.css";

const looks = [
  { name: "primary", look: {} },
  { name: "secondary", look: { variant: "default" } },
  { name: "quiet", look: { variant: "subtle" } },
  { name: "danger", look: { color: "red" } },
  { name: "small", look: { variant: "default", size: "xs" } },
] as const;

export function ButtonParts() {
  return (
    <>
      {looks.map(({ name, look }) => (
        <Part key={name} name={`button, ${name}`}>
          <InState state="rest" small>
            <Button {...look}>{words.save}</Button>
          </InState>
          <InState state="disabled" small>
            <Button {...look} disabled>
              {words.save}
            </Button>
          </InState>
          <InState state="busy" small>
            <Button {...look} loading aria-label={words.save}>
              {words.save}
            </Button>
          </InState>
          {/* The small button is used in table rows, where the column widens and the label never wraps. */}
          {name === "small" ? null : (
            <InState state="long words" small>
              <Button {...look}>{words.saveLong}</Button>
            </InState>
          )}
          <InState state="with an icon" small>
            <Button {...look} leftSection={<IconPlus size={18} aria-hidden />}>
              {words.add}
            </Button>
          </InState>
        </Part>
      ))}
      <Part name="icon button">
        <InState state="bordered" small>
          <ActionIcon variant="default" size={40} aria-label={words.note}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </InState>
        <InState state="quiet" small>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={words.remove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </InState>
        <InState state="disabled" small>
          <ActionIcon variant="default" size={40} disabled aria-label={words.note}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </InState>
      </Part>
      <Part name="button that shortens">
        <InState state="with room" small>
          <ShortButton
            label={words.add}
            icon={<IconPlus size={18} aria-hidden />}
            onClick={doNothing}
            isShort={false}
          />
        </InState>
        <InState state="without room" small>
          <ShortButton
            label={words.add}
            icon={<IconPlus size={18} aria-hidden />}
            onClick={doNothing}
            isShort
          />
        </InState>
      </Part>
      <Part name="button in words">
        <InState state="rest" small>
          <button type="button" className="ks-link-button">
            {words.more}
          </button>
        </InState>
      </Part>
      <MenuParts />
    </>
  );
}

function MenuParts() {
  return (
    <>
      <Part name="round button of a phone">
        <InState state="rest">
          <div className="ks-design-page-window">
            <FloatingAdd label={words.add} onClick={doNothing} />
          </div>
        </InState>
      </Part>
      <Part name="menu">
        <InState state="of a row" small>
          <RowMenu
            name={words.tenant}
            actions={[
              { label: words.note, icon: IconPencil, onClick: doNothing },
              { label: words.remove, icon: IconTrash, danger: true, onClick: doNothing },
            ]}
          />
        </InState>
        <InState state="of choices" small>
          <ChoiceMenu
            position="bottom-start"
            button={<Button variant="default">{words.status}</Button>}
            entries={[
              { kind: "heading", label: words.status },
              { kind: "action", label: words.active, chosen: true, onClick: doNothing },
              { kind: "action", label: words.ended, onClick: doNothing },
              { kind: "line" },
              { kind: "tick", label: words.long, checked: true, onChange: doNothing },
            ]}
          />
        </InState>
        <InState state="of files" small>
          <ListExport exported={{ list: "leases", query: {} }} />
        </InState>
      </Part>
      <Part name="key">
        <InState state="rest" small>
          <kbd className="ks-kbd">{words.save.charAt(0)}</kbd>
        </InState>
      </Part>
      <Part name="link">
        <InState state="rest" small>
          <a href="#top">{words.back}</a>
        </InState>
        <InState state="as a button" small>
          <Button
            component="a"
            href="#top"
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {words.file}
          </Button>
        </InState>
      </Part>
    </>
  );
}
