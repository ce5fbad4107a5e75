/** A worker that was switched off answers its open pages to their end, and keeps nothing more. */
let isOff = false;

export function noteSwitchedOff(): void {
  isOff = true;
}

export function isSwitchedOff(): boolean {
  return isOff;
}
