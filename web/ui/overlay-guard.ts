/**
 * While an overlay is open, the history has one more entry of the same page: the guard. Back leaves the guard, and that
 * closes the overlay. `CloseWatcher` would do it on Android alone: a desktop's Back button leaves the page all the same.
 *
 * The router never hears of these steps. It would take each for a navigation, with its data and its scroll position.
 */

type Close = () => void;

/** A history entry as the router marks it, and whether it is a guard, which has the key of its page. */
type Entry = { readonly place: number; readonly key: string; readonly isGuard: boolean };

/** The open overlays, the uppermost last. */
const overlays: Close[] = [];

/** The guard's place, while something is open. */
let guardPlace: number | null = null;
/** Where the last step through the history ended; a step from below goes forward. */
let lastPlace = 0;
/** Called once our own step back from the guard has ended. */
let afterStepBack: (() => void) | null = null;
/** The page that our last step back left its guard for; `null` once the router has shown another in its place. */
let steppedTo: string | null = null;
/** The page that the router shows. */
let shown: string | null = null;

/** @returns a function to call once the overlay is closed */
export function guardOverlay(close: Close): () => void {
  // The entry took this place before the router took its own, so it is called first.
  window.onpopstate = stepped;
  overlays.push(close);
  settle();
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    // Later, because a navigation or another overlay may follow at once.
    setTimeout(settle);
  };
}

/**
 * Tells which page the router shows now, by its location's key. A navigation can put its entry above the guard while the
 * browser is on its way to the page below; the address would then stay the old page's.
 */
export function followRouter(key: string): void {
  shown = key;
  if (afterStepBack !== null || steppedTo === null) return;
  if (isBelowShown(entryOf(window.history.state))) {
    afterStepBack = settle;
    window.history.forward();
  } else if (key !== steppedTo) {
    steppedTo = null;
  }
}

/** Makes the history agree with whether anything is open. */
function settle(): void {
  const { place, isGuard } = entryOf(window.history.state);
  const isOpen = overlays.length > 0;
  if (afterStepBack !== null || isOpen === isGuard) return;
  if (!isOpen) stepBack(settle);
  else if (place === guardPlace) stepBack(replacePage(place));
  else pushGuard(place + 1);
}

function pushGuard(place: number): void {
  guardPlace = place;
  lastPlace = place;
  window.history.pushState({ ...window.history.state, idx: place, isGuard: true }, '');
}

function stepBack(then: () => void): void {
  guardPlace = null;
  steppedTo = entryOf(window.history.state).key;
  afterStepBack = then;
  window.history.back();
}

/** For a navigation that replaced the guard, and should have replaced the page below it. */
function replacePage(place: number): () => void {
  const { state } = window.history;
  const { href } = window.location;
  return () => {
    window.history.replaceState({ ...state, idx: place - 1 }, '', href);
    settle();
  };
}

function stepped(event: PopStateEvent): void {
  const { place, isGuard } = entryOf(event.state);
  const from = lastPlace;
  lastPlace = place;
  if (afterStepBack !== null) finishStepBack(afterStepBack, entryOf(event.state));
  else if (overlays.length > 0) {
    guardPlace = null;
    overlays.at(-1)?.();
    // A dialog may have kept its panel open.
    setTimeout(settle);
    if (place !== from - 1) return;
  } else if (isGuard) {
    // A guard that a navigation left behind: one Back more, or one Forward.
    if (place > from) window.history.forward();
    else window.history.back();
  } else return;
  event.stopImmediatePropagation();
}

function finishStepBack(then: () => void, entry: Entry): void {
  // A navigation came first, so the step ended on the guard below it, or on the page below that.
  if (entry.isGuard || isBelowShown(entry)) {
    window.history.forward();
  } else {
    afterStepBack = null;
    then();
  }
}

function isBelowShown({ key }: Entry): boolean {
  return key === steppedTo && shown !== null && shown !== key;
}

function entryOf(state: unknown): Entry {
  const fields = typeof state === 'object' && state !== null ? state : {};
  const place = 'idx' in fields && typeof fields.idx === 'number' ? fields.idx : 0;
  // The router's name for the first page, whose entry has no key.
  const key = 'key' in fields && typeof fields.key === 'string' ? fields.key : 'default';
  return { place, key, isGuard: 'isGuard' in fields };
}
