type PointerLeave = {
  /** Of the window, in px. */
  readonly width: number;
  /** Where the pointer left, in px from the window's top edge. */
  readonly pointerY: number;
  /** A random number from 0 up to, not including, 1. */
  readonly chance: number;
  readonly offerCount: number;
  /** It opens once a visit. */
  readonly hasOpened: boolean;
};

const MAX_WIDTH_WITHOUT = 1024;
const SHARE = 0.2;

/** Whether windows of this width in px have the popup (POPUP-001). */
export function hasExitPopup(width: number): boolean {
  return width > MAX_WIDTH_WITHOUT;
}

/** Whether leaving the window opens the popup: through the top, one time in five (POPUP-001 to POPUP-003). */
export function opensExitPopup({ width, pointerY, chance, offerCount, hasOpened }: PointerLeave): boolean {
  if (!hasExitPopup(width) || hasOpened || offerCount === 0) return false;
  return pointerY <= 0 && chance < SHARE;
}
