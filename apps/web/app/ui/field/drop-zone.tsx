import { type DragEvent, type ReactNode, useState } from "react";

type DropZoneProps = {
  readonly className: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Where files are dropped; `data-over` while one is held above it. What is dragged otherwise, such as text, is left to the browser. */
export function DropZone({ className, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={className}
      data-over={over}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
