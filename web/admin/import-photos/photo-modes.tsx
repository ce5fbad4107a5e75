import type { PhotoMode } from './photo-batch.ts';

const MODES: readonly { readonly mode: PhotoMode; readonly label: string }[] = [
  { mode: 'add', label: 'Agregar a las que tienen' },
  { mode: 'replace', label: 'Reemplazar las que tienen' },
];

type PhotoModesProps = {
  readonly mode: PhotoMode;
  readonly isDisabled: boolean;
  readonly onChange: (mode: PhotoMode) => void;
};

/** Whether products keep the photos that they have. */
export function PhotoModes({ mode, isDisabled, onChange }: PhotoModesProps) {
  return (
    <fieldset className="photo-modes" disabled={isDisabled}>
      <legend className="sr-only">Si los productos ya tienen fotos</legend>
      {MODES.map(({ mode: value, label }) => (
        <label key={value}>
          <input type="radio" name="photo-mode" checked={mode === value} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
