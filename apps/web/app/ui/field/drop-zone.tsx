import { type DragEvent, type ReactNode, useState } from "react";

type DropZoneProps = {
  readonly className: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/**
 * An area to drop files on; `data-over` while a file is held above it. Other drags, such as text, are left to the
 * browser.
 */
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
