declare global {
  interface Window {
    /**
     * The buttons pressed so far, in order, while nobody answers them: the page's first lines of script keep them. `null`
     * while the page is taken over, and gone after that.
     */
    earlyPresses?: Element[] | null;
  }
}

let pressed: readonly Element[] = [];

/** From here on React answers, if need be before it has taken over the rest. */
export function endEarlyPresses(): void {
  pressed = window.earlyPresses ?? [];
  window.earlyPresses = null;
}

/**
 * Presses the buttons again that were pressed before the page's scripts were there. Whoever gets no answer presses again,
 * so each counts once, but for a stepper's: there three presses are three units.
 */
export async function giveBackEarlyPresses(): Promise<void> {
  const counted = pressed.filter(
    (button, index) => button.closest('.stepper') !== null || pressed.indexOf(button) === index,
  );
  pressed = [];
  delete window.earlyPresses;
  for (const button of counted) {
    if (button instanceof HTMLElement && button.isConnected) button.click();
    // Each finds what the one before it has changed.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
