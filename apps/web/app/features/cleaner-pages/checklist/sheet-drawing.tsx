import type { CleanerChecklistText } from "../cleaner-text.server.ts";

/** A small drawing of the printed page: what the download looks like, in the reader's language. */
export function SheetDrawing({ text }: { readonly text: CleanerChecklistText }) {
  return (
    <div className="sheet" role="img" aria-label={text.sheet.label}>
      <p className="sheet-title">{text.hero.title}</p>
      <p className="sheet-lines">
        {Object.values(text.lines).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div className="sheet-rooms">
        {text.list.rooms.map((room) => (
          <div key={room.name}>
            <b>{room.name}</b>
            {room.items.map((item) => (
              <i key={item} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
