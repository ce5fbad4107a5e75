import { IconButton } from './icon-button.tsx';
import { PauseButton } from './pause-button.tsx';
import { ChevronLeft, ChevronRight } from './stroke-icons.tsx';
import type { Carousel } from './use-carousel.ts';

type CarouselControlsProps = {
  carousel: Carousel;
  /** What the carousel shows, with its article: 'las ofertas'. */
  subject: string;
  previousLabel: string;
  nextLabel: string;
};

/** Pause and arrows. They are absent when all slides fit. */
export function CarouselControls({ carousel, subject, previousLabel, nextLabel }: CarouselControlsProps) {
  if (!hasControls(carousel)) return null;
  return (
    <div className="carousel-controls">
      <PauseButton subject={subject} isPaused={carousel.isPaused} onToggle={carousel.togglePause} />
      <IconButton label={previousLabel} look="bordered" onClick={carousel.previous}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={nextLabel} look="bordered" onClick={carousel.next}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** One segment for each slide. */
export function CarouselDots({ carousel }: { carousel: Carousel }) {
  const { count, index, goTo } = carousel;
  if (!hasControls(carousel)) return null;
  return (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={dot}
          type="button"
          aria-label={`Mostrar ${dot + 1} de ${count}`}
          aria-current={dot === index || undefined}
          onClick={() => goTo(dot)}
        />
      ))}
    </div>
  );
}

/** Before the width is known the controls keep their place; CSS hides them where all slides fit. */
function hasControls({ overflows, count }: Carousel): boolean {
  return overflows ?? count > 1;
}
