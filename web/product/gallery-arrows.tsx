import type { KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/stroke-icons.tsx';

type GalleryArrowsProps = {
  count: number;
  index: number;
  turn: (step: number) => void;
};

/** The two arrows over the photos and the dots between them, on the page and in the zoom (GALLERY-001, GALLERY-003). */
export function GalleryArrows({ count, index, turn }: GalleryArrowsProps) {
  if (count < 2) return null;
  return (
    <>
      <IconButton label="Foto anterior" look="round" className="gallery-previous" onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label="Foto siguiente" look="round" className="gallery-next" onClick={() => turn(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <p className="sr-only" role="status">
        Foto {index + 1} de {count}
      </p>
      {/* For pointers only: the keyboard has the arrows and the thumbnails. */}
      <div className="gallery-dots" aria-hidden="true">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            tabIndex={-1}
            data-current={dot === index || undefined}
            onClick={() => turn(dot - index)}
          />
        ))}
      </div>
    </>
  );
}

/** The arrow keys turn the photos too. */
export function turnsByKey(turn: (step: number) => void) {
  return (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
}
