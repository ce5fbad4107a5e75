import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { nearestItem, stepOf } from './row-scroll.ts';

export type Engine = NonNullable<UseEmblaCarouselType[1]>;

type CarouselEngineProps = {
  readonly viewport: RefObject<HTMLElement | null>;
  /** Called with the engine when it starts, and with `null` when it stops. */
  readonly onChange: (engine: Engine | null) => void;
};

/** Turns a scrolling row into an endless carousel that starts at the row's current slide. */
export function CarouselEngine({ viewport, onChange }: CarouselEngineProps) {
  const [startIndex] = useState(() => (viewport.current ? nearestItem(viewport.current) : 0));
  const [attach, engine] = useEmblaCarousel({ loop: true, align: 'start', startIndex, watchFocus: false });

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useLayoutEffect(() => {
    if (engine === undefined) return;
    const root = engine.rootNode();
    root.scrollLeft = 0;
    root.dataset.ready = '';
    // With `data-ready` the row also has a gap after the last slide.
    engine.reInit();
    onChange(engine);
    const follow = () => followScroll(engine);
    root.addEventListener('scroll', follow);
    return () => {
      root.removeEventListener('scroll', follow);
      delete root.dataset.ready;
      onChange(null);
    };
  }, [engine, onChange]);

  return null;
}

/** Undoes a scroll by the browser, as its page search does, and moves the carousel to that slide instead. */
function followScroll(engine: Engine): void {
  const root = engine.rootNode();
  const slides = Math.ceil(root.scrollLeft / stepOf(root));
  if (slides === 0) return;
  root.scrollLeft = 0;
  engine.scrollTo((engine.selectedScrollSnap() + slides) % engine.scrollSnapList().length, true);
}
