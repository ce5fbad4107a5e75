declare global {
  interface Window {
    /**
     * The buttons pressed so far, in order, while nobody answers them: the page's first lines of script keep them. `null`
     * while the page is taken over, and gone after that.
     */
    earlyPresses?: HTMLElement[] | null;
  }
}

let pressed: readonly HTMLElement[] = [];

/** From here on React answers, if need be before it has taken over the rest. */
export function endEarlyPresses(): void {
  pressed = window.earlyPresses ?? [];
  window.earlyPresses = null;
}

/**
 * Presses the buttons again that were pressed before the page's scripts were there. Whoever gets no answer presses again,
 * so each counts once, but for a stepper's: there three presses are three units.
 */
export function giveBackEarlyPresses(): void {
  for (const [index, button] of pressed.entries()) {
    const counts = button.closest('.stepper') || pressed.indexOf(button) === index;
    // A task for each: it finds what the one before it has changed.
    if (counts) setTimeout(() => button.click());
  }
  pressed = [];
  delete window.earlyPresses;
}
