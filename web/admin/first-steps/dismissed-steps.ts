const KEY = 'hilvan:primeros-pasos';

/** Whether this browser has put the first steps away. Others may still want them. */
export function areStepsDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'no';
  } catch {
    return false;
  }
}

export function dismissSteps(): void {
  try {
    localStorage.setItem(KEY, 'no');
  } catch {
    // Without storage they come back with the next visit.
  }
}
