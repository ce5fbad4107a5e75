/** Puts pieces in the place of a part of a page. Positions are in bytes; an empty part makes it an insertion. */
export type Edit = {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Buffer[];
};

/**
 * The page with all its edits. It is copied once, because each copy of a hundred kilobytes costs the collector much.
 * @throws when edits overlap
 */
export function edited(page: Buffer, edits: readonly Edit[]): Buffer {
  const result: Buffer[] = [];
  let at = 0;
  for (const { from, to, pieces } of edits.toSorted((one, other) => one.from - other.from)) {
    if (from < at || to < from) throw new Error('edits of a page overlap');
    result.push(page.subarray(at, from), ...pieces);
    at = to;
  }
  return Buffer.concat([...result, page.subarray(at)]);
}

/** Where the text stands in the page, from a position on. */
export function placesOf(text: Buffer, page: Buffer, from = 0): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(text, from); at !== -1; at = page.indexOf(text, at + text.length))
    places.push(at);
  return places;
}
