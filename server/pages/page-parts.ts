import { LRUCache } from 'lru-cache';
import { KEPT_PART, type PageParts } from '#web/context.ts';
import { type Edit, placesOf } from './page-edits.ts';

/** The HTML of parts that many pages show, by what it depends on. */
export type PartStore = {
  /** The parts of one page that is about to be rendered. */
  partsOfPage(): PartsOfPage;
};

export type PartsOfPage = PageParts & {
  /** Puts HTML in the place of the page's marks. Keeps the HTML of parts that were rendered with it. */
  edits(page: Buffer): readonly Edit[];
};

/** The approximate memory of an entry besides its HTML. */
const ENTRY_OVERHEAD_BYTES = 300;

const START = Buffer.from(`<${KEPT_PART} place="`);
const END = Buffer.from(`</${KEPT_PART}>`);

type Mark = { readonly key: string; readonly known: Buffer | undefined };

export function openPartStore({ maxBytes }: { maxBytes: number }): PartStore {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + key.length + ENTRY_OVERHEAD_BYTES,
  });
  const keyOf = createKeys();

  return {
    partsOfPage() {
      const marks: Mark[] = [];
      return {
        mark(dependsOn) {
          const key = keyOf(dependsOn);
          const known = kept.get(key);
          const place = marks.push({ key, known }) - 1;
          return { place, isKnown: known !== undefined };
        },
        edits: (page) => placesOf(START, page).map((start) => filled(page, { start, marks })),
      };
    },
  };

  function filled(page: Buffer, { start, marks }: { start: number; marks: readonly Mark[] }): Edit {
    const endOfPlace = page.indexOf('"', start + START.length);
    const end = page.indexOf(END, endOfPlace);
    const mark = marks[Number(page.toString('latin1', start + START.length, endOfPlace))];
    if (mark === undefined || end === -1) throw new Error('a part of the page has no mark');
    // Past the end of the mark's tag.
    const rendered = page.subarray(endOfPlace + 2, end);
    // A copy, because a piece would hold its whole page in memory.
    if (mark.known === undefined) kept.set(mark.key, Buffer.from(rendered));
    return { from: start, to: end + END.length, pieces: [mark.known ?? rendered] };
  }
}

/** Creates the function that writes values as a text: the same text only for the same values and the same objects. */
function createKeys(): (values: readonly unknown[]) => string {
  const numbers = new WeakMap<object, number>();
  let last = 0;

  function written(value: unknown): string {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
    // Text in quotes, so that it can't be taken for anything else.
    if (!isObject) return typeof value === 'string' ? JSON.stringify(value) : String(value);
    const number = numbers.get(value) ?? ++last;
    numbers.set(value, number);
    return `#${number}`;
  }

  return (values) => values.map(written).join(' ');
}
