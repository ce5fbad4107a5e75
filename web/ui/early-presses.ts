declare global {
  interface Window {
    /** Ends the watching of early presses, once the page is hydrated, and presses those buttons again. */
    endEarlyPresses?: () => void;
  }
}

/**
 * Counts the presses of steppers before hydration, and keeps those of other buttons that need a script for later. A
 * visitor without an answer presses again, so several presses of one button count as one. It runs in the page before its
 * scripts, so it can't use this module's names.
 */
export function watchEarlyPresses(): void {
  const needsScript =
    'command' in HTMLButtonElement.prototype
      ? 'button[type=button]:enabled:not([command])'
      : 'button[type=button]:enabled';
  const pressed = new Set<HTMLElement>();
  const watch = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(needsScript);
    if (button === null) return;
    // React, which may have begun to hydrate the page, would answer too.
    event.stopPropagation();
    const stepper = button.closest('.stepper');
    const [less, field] = stepper?.children ?? [];
    if (!(field instanceof HTMLInputElement)) {
      pressed.add(button);
      return;
    }
    if (button.ariaDisabled === 'true') return;
    const units = (Number.parseInt(field.value, 10) || 0) + (button === less ? -1 : 1);
    field.value = String(units);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    stepper?.toggleAttribute('data-filled', units > 0);
    less?.setAttribute('aria-disabled', String(units === 0));
  };
  addEventListener('click', watch, { capture: true });
  window.endEarlyPresses = () => {
    delete window.endEarlyPresses;
    removeEventListener('click', watch, { capture: true });
    // A task for each: it finds what the one before it has changed.
    for (const button of pressed) setTimeout(() => button.click());
  };
}
