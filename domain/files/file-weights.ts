/** The heaviest photo and the heaviest spreadsheet that the shop takes. A proxy in front has to let them through. */
export const MAX_PHOTO_MEGABYTES = 15;
export const MAX_SHEET_MEGABYTES = 20;

export const MEGABYTE = 1024 * 1024;
