import { type FocusEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Carousel } from './use-carousel.ts';
import { useIsVisible } from './use-is-visible.ts';
import { useRested } from './use-rested.ts';

const CarouselEngine = lazy(() =>
  import('./carousel-engine.tsx').then(
    ({ CarouselEngine }) => ({ default: CarouselEngine }),
    // Without the engine's code the row still scrolls.
    () => ({ default: () => null }),
  ),
);

type CarouselSlidesProps = {
  carousel: Carousel;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
};

/**
 * The slides in a row that scrolls sideways. The engine takes over if they don't all fit, once somebody touches the row or
 * has had it in sight for a while: a row of the first view must not make the page heavier.
 */
export function CarouselSlides({ carousel, slides }: CarouselSlidesProps) {
  const { viewport, count, index, overflows, isTurning, setEngine, scrollIntoView } = carousel;
  const [isTouched, setIsTouched] = useState(false);
  const isRested = useRested(useIsVisible(viewport));
  const touch = () => setIsTouched(true);
  const follow = (slide: number) => (event: FocusEvent) => {
    touch();
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
              onPointerDown={touch}
              onFocus={follow(slide)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {/* Announces the position after a manual move, but not while the carousel turns by itself. */}
      <p className="sr-only" aria-live={isTurning ? 'off' : 'polite'}>
        {index + 1} de {count}
      </p>
      {overflows && (isTouched || isRested) && (
        <Suspense fallback={null}>
          <CarouselEngine viewport={viewport} onChange={setEngine} />
        </Suspense>
      )}
    </>
  );
}
