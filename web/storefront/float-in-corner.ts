import { coversNothing } from './covers-nothing.ts';

const REST_MS = 200;
const MIN_MOVE_PX = 8;
/** Between the bubble and the window's edges, and the side of its icon alone, in px; as in help-bubble.css. */
const GAP_PX = 14;
const ICON_PX = 60;

const ABOVE_FOOT = '[data-above-foot]';

type Form = 'text' | 'icon';

/**
 * Lets the bubble float in the corner of the window where it covers nothing: with its text, or as an icon once the page
 * was scrolled. Elsewhere, and while the page moves or was last moved down, it stands in its own place at the page's end.
 * It also tells all that floats the height in px of the bar at the foot of the window, as `--foot`. Set on the root, it
 * would style the whole page anew.
 * @returns a function that ends it
 */
export function floatInCorner(bubble: HTMLElement): () => void {
  let lastY = window.scrollY;
  let wentDown = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let appearing = 0;
  let knownFoot = 0;
  let withText = bubble.getBoundingClientRect();

  function place(): void {
    if (bubble.dataset.floats !== 'icon') withText = bubble.getBoundingClientRect();
    const foot = footHeight();
    if (foot !== knownFoot) moveUnseen();
    knownFoot = foot;
    for (const { style } of document.querySelectorAll<HTMLElement>(ABOVE_FOOT)) {
      style.setProperty('--foot', `${foot}px`);
    }
    show(wentDown ? undefined : fittingForm(foot));
  }

  function fittingForm(foot: number): Form | undefined {
    const forms: readonly Form[] = window.scrollY < MIN_MOVE_PX ? ['text'] : ['text', 'icon'];
    return forms.find((form) => {
      const { width, height } = form === 'text' ? withText : { width: ICON_PX, height: ICON_PX };
      const right = document.documentElement.clientWidth - GAP_PX;
      const bottom = window.innerHeight - foot - GAP_PX;
      return coversNothing(bubble, new DOMRect(right - width, bottom - height, width, height));
    });
  }

  function show(form: Form | undefined): void {
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
    bubble.style.removeProperty('visibility');
    window.removeEventListener('scroll', stepAside);
    window.removeEventListener('resize', placeAtRest);
    changes.disconnect();
    sizes.disconnect();
  };
}

/** The height of the bar or the sums at the foot of the window, in px; 0 without one. */
function footHeight(): number {
  const feet = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect());
  const tops = feet
    .filter(({ height, bottom }) => height > 0 && bottom > window.innerHeight - 1)
    .map(({ top }) => top);
  return Math.round(window.innerHeight - Math.min(window.innerHeight, ...tops));
}
