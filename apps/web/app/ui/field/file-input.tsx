import { type ComponentProps, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange" | "ref"> & {
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Where files are chosen. The server draws it too: what was chosen before its script came is taken when it comes. */
export function FileInput({ onFiles, ref, ...rest }: FileInputProps) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // The same file chosen once more is a choice again.
    input.value = "";
  };
  const takeChosen = useEffectEvent(() => {
    if (own.current !== null && (own.current.files?.length ?? 0) > 0) take(own.current);
  });
  // What a person did in the browser before React was there lies outside of it.
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
