/** How the list shows its products. */
export type ListLook = 'table' | 'cards';

const LOOK_KEY = 'hilvan:productos';

/** The look chosen last on this device. */
export function savedLook(): ListLook {
  try {
    return localStorage.getItem(LOOK_KEY) === 'cards' ? 'cards' : 'table';
  } catch {
    return 'table';
  }
}

export function saveLook(look: ListLook): void {
  try {
    localStorage.setItem(LOOK_KEY, look);
  } catch {
    // Without storage the look lasts for the visit.
  }
}
