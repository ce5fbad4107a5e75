import { coversNothing } from './covers-nothing.ts';

const REST_MS = 200;
const MIN_MOVE_PX = 8;

/**
 * Lets the bubble float in the corner of the window where it covers nothing: with its text, or as an icon once the page
 * was scrolled. Elsewhere, and while the page moves or was last moved down, it stands in its own place at the page's end.
 * It also keeps `--foot`, the height in px of the bar at the foot of the window, for all that floats.
 * @returns a function that ends it
 */
export function floatInCorner(bubble: HTMLElement): () => void {
  let lastY = window.scrollY;
  let wentDown = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let appearing = 0;

  function place(): void {
    const { style } = document.documentElement;
    const foot = `${footHeight()}px`;
    const [formBefore, footBefore] = [bubble.dataset.floats, style.getPropertyValue('--foot')];
    style.setProperty('--foot', foot);
    const { visibility } = bubble.style;
    // What is hidden is at no point. What moved in this frame hides again, or its move would be seen.
    bubble.style.removeProperty('visibility');
    const form = wentDown ? undefined : fittingForm(bubble);
    bubble.style.visibility = visibility;
    if (formBefore === undefined) delete bubble.dataset.floats;
    else bubble.dataset.floats = formBefore;
    show(form);
    if (foot !== footBefore) moveUnseen();
  }

  function show(form: string | undefined): void {
    if (form === bubble.dataset.floats) return;
    moveUnseen();
    if (form === undefined) delete bubble.dataset.floats;
    else bubble.dataset.floats = form;
  }

  /** What is hidden for the frame in which it moves is no layout shift. */
  function moveUnseen(): void {
    bubble.style.visibility = 'hidden';
    cancelAnimationFrame(appearing);
    appearing = requestAnimationFrame(() => {
      appearing = requestAnimationFrame(() => bubble.style.removeProperty('visibility'));
    });
  }

  function placeAtRest(): void {
    clearTimeout(resting);
    resting = setTimeout(place, REST_MS);
  }

  function stepAside(): void {
    const moved = window.scrollY - lastY;
    if (Math.abs(moved) < MIN_MOVE_PX) return;
    lastY = window.scrollY;
    wentDown = moved > 0;
    show(undefined);
    placeAtRest();
  }

  const changes = new MutationObserver(placeAtRest);
  const sizes = new ResizeObserver(placeAtRest);
  place();
  window.addEventListener('scroll', stepAside, { passive: true });
  window.addEventListener('resize', placeAtRest);
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  return () => {
    clearTimeout(resting);
    cancelAnimationFrame(appearing);
    window.removeEventListener('scroll', stepAside);
    window.removeEventListener('resize', placeAtRest);
    changes.disconnect();
    sizes.disconnect();
  };
}

/** Tries the forms in place. */
function fittingForm(bubble: HTMLElement): string | undefined {
  return (window.scrollY < MIN_MOVE_PX ? ['text'] : ['text', 'icon']).find((form) => {
    bubble.dataset.floats = form;
    return coversNothing(bubble);
  });
}

/** The height of the bar or the sums at the foot of the window, in px; 0 without one. */
function footHeight(): number {
  const feet = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect());
  const tops = feet
    .filter(({ height, bottom }) => height > 0 && bottom > window.innerHeight - 1)
    .map(({ top }) => top);
  return Math.round(window.innerHeight - Math.min(window.innerHeight, ...tops));
}
