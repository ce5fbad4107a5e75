const FULL_SECONDS = 86_400;

/** Seconds left of the flash offers: from 86.400 down to 1, then from the start again (POPUP-008, POPUP-009). */
export function remainingSeconds(elapsed: number): number {
  const intoRound = Math.floor(elapsed) % FULL_SECONDS;
  return FULL_SECONDS - (intoRound < 0 ? intoRound + FULL_SECONDS : intoRound);
}

/** Seconds as `HH:MM:SS`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
