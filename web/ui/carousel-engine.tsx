import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { nearestItem, stepOf } from './row-scroll.ts';

export type Engine = NonNullable<UseEmblaCarouselType[1]>;

type CarouselEngineProps = {
  readonly viewport: RefObject<HTMLElement | null>;
  /** Called with the engine when it has taken over, and with `null` when it has let go. */
  readonly onChange: (engine: Engine | null) => void;
};

/** Makes an endless carousel of a row that only scrolls, from where the row stands. */
export function CarouselEngine({ viewport, onChange }: CarouselEngineProps) {
  const [startIndex] = useState(() => (viewport.current ? nearestItem(viewport.current) : 0));
  const [attach, engine] = useEmblaCarousel({ loop: true, align: 'start', startIndex, watchFocus: false });

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useLayoutEffect(() => {
    if (engine === undefined) return;
    const root = engine.rootNode();
    root.scrollLeft = 0;
    root.dataset.ready = '';
    // In its new look the row has a gap after the last slide too.
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

/** The browser has scrolled to something out of sight, as its search does: the carousel goes there instead. */
function followScroll(engine: Engine): void {
  const root = engine.rootNode();
  const slides = Math.ceil(root.scrollLeft / stepOf(root));
  if (slides === 0) return;
  root.scrollLeft = 0;
  engine.scrollTo((engine.selectedScrollSnap() + slides) % engine.scrollSnapList().length, true);
}
