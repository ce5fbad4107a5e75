declare global {
  interface Window {
    /** The buttons pressed so far, in order, while nobody answers them; the page's first lines of script keep them. */
    earlyPresses?: Element[];
  }
}

/**
 * Presses the buttons again that were pressed before the page's scripts had taken over. Whoever gets no answer presses
 * again, so each counts once, but for a stepper's: there three presses are three units.
 */
export async function giveBackEarlyPresses(): Promise<void> {
  const pressed = window.earlyPresses ?? [];
  delete window.earlyPresses;
  const counted = pressed.filter(
    (button, index) => button.closest('.stepper') !== null || pressed.indexOf(button) === index,
  );
  for (const button of counted) {
    if (button instanceof HTMLElement && button.isConnected) button.click();
    // Each finds what the one before it has changed.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
