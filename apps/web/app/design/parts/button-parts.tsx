import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";

import { ChoiceMenu } from "../../ui/overlay/choice-menu.tsx";
import { FloatingAdd } from "../../ui/list/floating-add.tsx";
import { ListExport } from "../../ui/export/list-export.tsx";
import { RowMenu } from "../../ui/list/row-menu.tsx";
import { ShortButton } from "../../ui/page/short-button.tsx";
import { nothing, Part, Shown } from "../specimen.tsx";
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
          <Shown state="rest" small>
            <Button {...look}>{words.save}</Button>
          </Shown>
          <Shown state="disabled" small>
            <Button {...look} disabled>
              {words.save}
            </Button>
          </Shown>
          <Shown state="busy" small>
            <Button {...look} loading aria-label={words.save}>
              {words.save}
            </Button>
          </Shown>
          <Shown state="long words" small>
            <Button {...look}>{words.saveLong}</Button>
          </Shown>
          <Shown state="with an icon" small>
            <Button {...look} leftSection={<IconPlus size={18} aria-hidden />}>
              {words.add}
            </Button>
          </Shown>
        </Part>
      ))}
      <Part name="icon button">
        <Shown state="bordered" small>
          <ActionIcon variant="default" size={40} aria-label={words.note}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </Shown>
        <Shown state="quiet" small>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={words.remove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Shown>
        <Shown state="disabled" small>
          <ActionIcon variant="default" size={40} disabled aria-label={words.note}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </Shown>
      </Part>
      <Part name="button that shortens">
        <Shown state="with room" small>
          <ShortButton
            label={words.add}
            icon={<IconPlus size={18} aria-hidden />}
            onClick={nothing}
            isShort={false}
          />
        </Shown>
        <Shown state="without room" small>
          <ShortButton
            label={words.add}
            icon={<IconPlus size={18} aria-hidden />}
            onClick={nothing}
            isShort
          />
        </Shown>
      </Part>
      <Part name="button in words">
        <Shown state="rest" small>
          <button type="button" className="ks-link-button">
            {words.more}
          </button>
        </Shown>
      </Part>
      <Part name="round button of a phone">
        <Shown state="rest">
          <div className="ks-design-page-window">
            <FloatingAdd label={words.add} onClick={nothing} />
          </div>
        </Shown>
      </Part>
      <Part name="menu">
        <Shown state="of a row" small>
          <RowMenu
            name={words.tenant}
            actions={[
              { label: words.note, icon: IconPencil, onClick: nothing },
              { label: words.remove, icon: IconTrash, danger: true, onClick: nothing },
            ]}
          />
        </Shown>
        <Shown state="of choices" small>
          <ChoiceMenu
            position="bottom-start"
            button={<Button variant="default">{words.status}</Button>}
            entries={[
              { kind: "heading", label: words.status },
              { kind: "action", label: words.active, chosen: true, onClick: nothing },
              { kind: "action", label: words.ended, onClick: nothing },
              { kind: "line" },
              { kind: "tick", label: words.long, checked: true, onChange: nothing },
            ]}
          />
        </Shown>
        <Shown state="of files" small>
          <ListExport exported={{ list: "leases", query: {} }} />
        </Shown>
      </Part>
      <Part name="key">
        <Shown state="rest" small>
          <kbd className="ks-kbd">{words.save.charAt(0)}</kbd>
        </Shown>
      </Part>
      <Part name="link">
        <Shown state="rest" small>
          <a href="#top">{words.back}</a>
        </Shown>
        <Shown state="as a button" small>
          <Button
            component="a"
            href="#top"
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {words.file}
          </Button>
        </Shown>
      </Part>
    </>
  );
}
