import { type FocusEvent, lazy, type ReactNode, Suspense } from 'react';
import type { Carousel } from './use-carousel.ts';
import { useIdle } from './use-idle.ts';
import { useIsVisible } from './use-is-visible.ts';

const CarouselEngine = lazy(() =>
  import('./carousel-engine.tsx').then(
    ({ CarouselEngine }) => ({ default: CarouselEngine }),
    // Its code can't be had: the row goes on scrolling.
    () => ({ default: () => null }),
  ),
);

type CarouselSlidesProps = {
  carousel: Carousel;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
};

/**
 * The slides: a row that scrolls sideways, until it has been in sight and the engine is there, and only where they don't
 * all fit. What a finger does meanwhile comes first.
 */
export function CarouselSlides({ carousel, slides }: CarouselSlidesProps) {
  const { viewport, count, index, overflows, isTurning, setEngine, scrollIntoView } = carousel;
  const isIdle = useIdle(useIsVisible(viewport));
  const follow = (slide: number) => (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) scrollIntoView(slide);
  };
  return (
    <>
      <div ref={viewport} className="carousel-viewport no-scrollbar">
        <div className="carousel-track">
          {slides.map(({ key, content }, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
            <div
              key={key}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${slide + 1} de ${count}`}
              className="carousel-slide"
              onFocus={follow(slide)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {/* Says where one is after a move by hand, and keeps silent while it moves by itself. */}
      <p className="sr-only" aria-live={isTurning ? 'off' : 'polite'}>
        {index + 1} de {count}
      </p>
      {overflows && isIdle && (
        <Suspense fallback={null}>
          <CarouselEngine viewport={viewport} onChange={setEngine} />
        </Suspense>
      )}
    </>
  );
}
