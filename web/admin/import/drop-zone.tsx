import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';

type DropZoneProps = {
  /** As in a file field's `accept`. What is dropped is not checked against it. */
  readonly accept: string;
  readonly takesMany?: boolean;
  /** Smaller, where more can be added to what is there. */
  readonly isSmall?: boolean;
  readonly isDisabled?: boolean;
  /** The id of the text that says what it takes. */
  readonly noteId: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Takes files by drop or by choice. */
export function DropZone({
  accept,
  takesMany = false,
  isSmall = false,
  isDisabled = false,
  noteId,
  onFiles,
  children,
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again, also after it was mended.
    target.value = '';
  }
  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      data-small={isSmall || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={accept}
        multiple={takesMany}
        className="sr-only"
        aria-describedby={noteId}
        disabled={isDisabled}
        onChange={choose}
      />
      {children}
    </label>
  );
}
