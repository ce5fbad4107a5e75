/** The heaviest photo and the heaviest spreadsheet that the shop takes. A proxy in front has to let them through. */
export const MAX_PHOTO_MEGABYTES = 15;
export const MAX_SHEET_MEGABYTES = 20;
/** The heaviest photo or PDF of a transfer's receipt. */
export const MAX_RECEIPT_MEGABYTES = 10;
/** The most rows of a spreadsheet of products. */
export const MAX_IMPORT_ROWS = 20_000;

export const MEGABYTE = 1024 * 1024;
