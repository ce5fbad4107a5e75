/** What shows the products that a browser remembers. */

export { FavouriteButton } from './favourite-button.tsx';
export { RememberedLists } from './remembered-lists.tsx';
export { forgetSeen } from './remembered-storage.ts';
