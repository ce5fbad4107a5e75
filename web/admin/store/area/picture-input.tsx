import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { Button } from '#web/ui/button.tsx';
import { convertPhoto } from '../../photos/convert-photo.ts';
import { UnusablePhoto } from '../../photos/unusable-photo.ts';
import { uploadPhoto } from '../../photos/upload-photo.ts';
import { areaFieldId } from './area-definition.ts';

type PictureInputProps = {
  readonly path: string;
  readonly label: string;
  /** A photo of the shop; `null` without one. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly problemAt: (path: string) => string | undefined;
  readonly help?: string;
  /** Shown while there is no picture. */
  readonly placeholder?: ReactNode;
};

/** One picture, which takes the same way as products' photos. */
export function PictureInput({
  path,
  label,
  value,
  onChange,
  problemAt,
  help,
  placeholder,
}: PictureInputProps) {
  const upload = useUpload(onChange);
  const id = areaFieldId(path);
  const problem = upload.failure ?? problemAt(path);
  return (
    <fieldset className="area-picture" id={id} tabIndex={-1}>
      <legend className="sr-only">{label}</legend>
      <span className="area-picture-frame">
        {value === null ? (
          <span className="text-fine text-muted">{placeholder ?? 'Sin imagen'}</span>
        ) : (
          <img src={photoUrl(value, 300)} alt={label} width={120} height={72} />
        )}
      </span>
      <div className="min-w-0">
        <p className="area-picture-title" aria-hidden="true">
          {label}
        </p>
        {help !== undefined && <p className="text-fine text-muted">{help}</p>}
        <p className="flex flex-wrap items-center gap-2">
          <label className="button button-outline button-small area-picture-choice">
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              aria-label={`${value === null ? 'Subir' : 'Cambiar'}: ${label}`}
              onChange={upload.choose}
            />
            <ImageUp aria-hidden="true" /> {value === null ? 'Subir' : 'Cambiar'}
          </label>
          {value !== null && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Quitar: ${label}`}
              onClick={() => onChange(null)}
            >
              Quitar
            </Button>
          )}
        </p>
        <p role="status" className="text-sm text-secondary">
          {upload.percent !== null && `Subiendo… ${upload.percent} %`}
        </p>
        {problem !== undefined && (
          <p role="alert" className="text-sm text-error">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
}

type Upload = {
  /** 0 to 100; `null` while nothing is uploaded. */
  readonly percent: number | null;
  readonly failure: string | undefined;
  choose(event: ChangeEvent<HTMLInputElement>): void;
};

function useUpload(onStored: (url: string) => void): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // What was typed beside the picture while it was uploaded must stay.
  const latest = useRef(onStored);
  useLayoutEffect(() => {
    latest.current = onStored;
  }, [onStored]);

  async function upload(file: File): Promise<void> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setFailure(undefined);
    setPercent(0);
    try {
      const { file: converted } = await convertPhoto(file);
      const onProgress = (part: number) => setPercent(Math.round(part * 100));
      const url = await uploadPhoto(converted, { onProgress, signal: stop.signal });
      if (!stop.signal.aborted) latest.current(url);
    } catch (error) {
      if (stop.signal.aborted) return;
      setFailure(error instanceof UnusablePhoto ? error.message : 'Algo salió mal con esta imagen.');
    } finally {
      if (running.current === stop) setPercent(null);
    }
  }

  return {
    percent,
    failure,
    choose({ target }) {
      const [file] = target.files ?? [];
      if (file !== undefined) upload(file);
      // Reset, so that the same file can be chosen again.
      target.value = '';
    },
  };
}
