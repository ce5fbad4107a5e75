/** The letters of a pasted list; a longer one is refused. */
export const MAX_LIST_LENGTH = 20_000;
