import { type ComponentProps, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange" | "ref"> & {
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A file chooser. It is server-rendered: files chosen before hydration are taken over afterwards. */
export function FileInput({ onFiles, ref, ...rest }: FileInputProps) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // So that choosing the same file again fires a change event.
    input.value = "";
  };
  const takeChosen = useEffectEvent(() => {
    if (own.current !== null && (own.current.files?.length ?? 0) > 0) take(own.current);
  });
  // Files chosen before hydration are in the DOM, unknown to React.
  useEffect(() => {
    takeChosen();
  }, []);
  return (
    <input
      {...rest}
      ref={own}
      type="file"
      onChange={(event) => {
        take(event.currentTarget);
      }}
    />
  );
}
