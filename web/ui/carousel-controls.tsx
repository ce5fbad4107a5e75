import { IconButton } from './icon-button.tsx';
import { PauseButton } from './pause-button.tsx';
import { ChevronLeft, ChevronRight } from './stroke-icons.tsx';
import type { Carousel } from './use-carousel.ts';

type ArrowsProps = { carousel: Carousel; previousLabel: string; nextLabel: string };

type CarouselControlsProps = ArrowsProps & {
  /** What the carousel shows, with its article: 'las ofertas'. */
  subject: string;
};

/** Pause and arrows. They are absent when all slides fit. */
export function CarouselControls({ subject, ...arrows }: CarouselControlsProps) {
  const { carousel } = arrows;
  if (!hasControls(carousel)) return null;
  return (
    <div className="carousel-controls">
      <PauseButton subject={subject} isPaused={carousel.isPaused} onToggle={carousel.togglePause} />
      <PreviousButton {...arrows} />
      <NextButton {...arrows} />
    </div>
  );
}

/** The dots. On phones the arrows stand beside them: three buttons would break the heading in two lines. */
export function CarouselFoot(arrows: ArrowsProps) {
  if (!hasControls(arrows.carousel)) return null;
  return (
    <div className="carousel-foot">
      <PreviousButton {...arrows} />
      <CarouselDots carousel={arrows.carousel} />
      <NextButton {...arrows} />
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

function PreviousButton({ carousel, previousLabel }: ArrowsProps) {
  return (
    <IconButton label={previousLabel} look="bordered" onClick={carousel.previous}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
  );
}

function NextButton({ carousel, nextLabel }: ArrowsProps) {
  return (
    <IconButton label={nextLabel} look="bordered" onClick={carousel.next}>
      <ChevronRight aria-hidden="true" />
    </IconButton>
  );
}

/** Before the width is known the controls keep their place; CSS hides them where all slides fit. */
function hasControls({ overflows, count }: Carousel): boolean {
  return overflows ?? count > 1;
}
