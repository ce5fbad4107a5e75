import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Engine } from './carousel-engine.tsx';
import { scrollRow, scrollRowTo } from './row-scroll.ts';
import { type HoverAndFocus, useHoverAndFocus } from './use-hover-and-focus.ts';
import { useInterval } from './use-interval.ts';
import { prefersReducedMotion, useMotionAllowed } from './use-motion-allowed.ts';

type CarouselOptions = {
  readonly count: number;
  /** The time between two advances, in ms. */
  readonly intervalMs: number;
  /**
   * Whether the carousel may turn by itself; never when all slides fit. `null` until the window's width is known.
   */
  readonly canTurn: ((isPointerOver: boolean) => boolean) | null;
};

export type Carousel = {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** The first visible slide. */
  readonly index: number;
  /** Whether not all slides fit; `null` until the window's width is known. */
  readonly overflows: boolean | null;
  readonly isTurning: boolean;
  readonly isPaused: boolean;
  readonly hoverAndFocusProps: HoverAndFocus['props'];
  readonly setEngine: (engine: Engine | null) => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly goTo: (index: number) => void;
  readonly togglePause: () => void;
  /** Shows a slide that got the keyboard's focus, without an animation. */
  readonly scrollIntoView: (index: number) => void;
};

/** An endless row that advances one slide at a time, by itself or by hand. */
export function useCarousel({ count, intervalMs, canTurn }: CarouselOptions): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [moves, setMoves] = useState(0);
  const index = useIndex(engine);
  const hoverAndFocus = useHoverAndFocus();
  const isMotionAllowed = useMotionAllowed();
  const isFree = isMotionAllowed && !isPaused && !hoverAndFocus.isFocusInside;
  const isTurning = isFree && engine !== null && (canTurn?.(hoverAndFocus.isPointerOver) ?? false);

  useInterval({ everyMs: intervalMs, isOn: isTurning, restart: moves }, () => step(1));

  function step(direction: 1 | -1): void {
    if (engine !== null) moveBy(engine, direction);
    else if (viewport.current) scrollRow(viewport.current, direction);
  }

  /** Moves by hand, and restarts the interval of the automatic advance. */
  function move(by: () => void): void {
    by();
    setMoves((all) => all + 1);
  }

  function goTo(index: number): void {
    if (engine !== null) engine.scrollTo(index, prefersReducedMotion());
    else if (viewport.current) scrollRowTo(viewport.current, index);
  }

  return {
    viewport,
    count,
    index,
    overflows: canTurn?.(false) ?? null,
    isTurning,
    isPaused,
    hoverAndFocusProps: hoverAndFocus.props,
    setEngine,
    previous: () => move(() => step(-1)),
    next: () => move(() => step(1)),
    goTo: (index) => move(() => goTo(index)),
    togglePause: () => setIsPaused((was) => !was),
    scrollIntoView: (index) => engine !== null && scrollIntoView(engine, index),
  };
}

function useIndex(engine: Engine | null): number {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (engine === null) return;
    const follow = () => setIndex(engine.selectedScrollSnap());
    follow();
    engine.on('select', follow).on('reInit', follow);
    return () => {
      engine.off('select', follow).off('reInit', follow);
    };
  }, [engine]);

  return engine === null ? 0 : index;
}

/** Moves past either end to the other, even if two slides are too few for an endless row. */
function moveBy(engine: Engine, direction: 1 | -1): void {
  const isStill = prefersReducedMotion();
  const last = engine.scrollSnapList().length - 1;
  if (direction === 1) {
    if (engine.canScrollNext()) engine.scrollNext(isStill);
    else engine.scrollTo(0, isStill);
  } else if (engine.canScrollPrev()) engine.scrollPrev(isStill);
  else engine.scrollTo(last, isStill);
}

function scrollIntoView(engine: Engine, index: number): void {
  const root = engine.rootNode();
  // Undoes the browser's own scroll to the focused slide.
  root.scrollLeft = 0;
  const slide = engine.slideNodes()[index]?.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  const isVisible = slide !== undefined && slide.left >= frame.left && slide.right <= frame.right;
  if (!isVisible) engine.scrollTo(index, true);
}
