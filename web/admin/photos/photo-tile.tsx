import { useSortable } from '@dnd-kit/sortable';
import { GripVertical, X } from 'lucide-react';
import { photoUrl } from '#domain/photos/photo-url.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { WovenLabel } from '#web/ui/woven-label.tsx';
import { type AltTextControl, AltTextField } from './alt-text-field.tsx';
import { PhotoColour } from './photo-colour.tsx';
import type { PhotoEntry } from './photo-entry.ts';

type PhotoTileProps = {
  readonly entry: Exclude<PhotoEntry, { kind: 'failed' }>;
  /** From 1. */
  readonly place: number;
  readonly productName: string;
  readonly altText: AltTextControl;
  /** The product's, to choose from. */
  readonly colours: readonly string[];
  readonly onColour: (colour: string) => void;
  readonly onRemove: () => void;
};

export function PhotoTile(props: PhotoTileProps) {
  const { entry, place, productName, altText, colours, onColour, onRemove } = props;
  const sortable = useSortable({
    id: entry.id,
    attributes: { roleDescription: 'foto que se puede mover' },
  });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className="photo-item"
      data-moving={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
        transition,
      }}
    >
      <div className="photo-tile">
        <div className="photo-tile-picture" {...listeners}>
          {entry.kind === 'stored' ? (
            <img
              src={photoUrl(entry.url, 300)}
              alt={`Foto ${place} de ${productName}`}
              width={300}
              height={300}
              draggable={false}
            />
          ) : (
            <UploadingPhoto entry={entry} />
          )}
        </div>
        {place === 1 && <WovenLabel className="photo-cover">Portada</WovenLabel>}
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className="photo-handle"
          {...attributes}
          {...listeners}
          aria-label={`Mover foto ${place}`}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <IconButton label={`Quitar foto ${place}`} className="photo-remove" onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <AltTextField {...altText} place={place} text={entry.altText} />
      {colours.length > 0 && (
        <PhotoColour place={place} colour={entry.colour} colours={colours} onChoose={onColour} />
      )}
    </li>
  );
}

function UploadingPhoto({ entry }: { entry: Extract<PhotoEntry, { kind: 'uploading' }> }) {
  const percent = Math.round(entry.progress * 100);
  return (
    <>
      {entry.thumbnail !== null && (
        <img src={entry.thumbnail} alt="" width={300} height={300} className="opacity-60" draggable={false} />
      )}
      <span
        className="photo-progress"
        role="progressbar"
        aria-label={`Subiendo ${entry.name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
