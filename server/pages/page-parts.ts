import { LRUCache } from 'lru-cache';
import { KEPT_PART, type PageParts } from '#web/context.ts';

/** The HTML of parts that many pages show, by what it depends on. */
export type PartStore = {
  /** The parts of one page that is about to be rendered. */
  partsOfPage(): PartsOfPage;
};

export type PartsOfPage = PageParts & {
  /** The page with HTML in the place of its marks. Keeps the HTML of parts that were rendered with it. */
  filled(html: string): Buffer;
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
        filled: (html) => filled(Buffer.from(html), marks),
      };
    },
  };

  function filled(page: Buffer, marks: readonly Mark[]): Buffer {
    const pieces: Buffer[] = [];
    let from = 0;
    for (let start = page.indexOf(START); start !== -1; start = page.indexOf(START, from)) {
      const endOfPlace = page.indexOf('"', start + START.length);
      const end = page.indexOf(END, endOfPlace);
      const mark = marks[Number(page.toString('latin1', start + START.length, endOfPlace))];
      if (mark === undefined || end === -1) throw new Error('a part of the page has no mark');
      // Past the end of the mark's tag.
      const rendered = page.subarray(endOfPlace + 2, end);
      pieces.push(page.subarray(from, start), mark.known ?? rendered);
      // A copy, because a piece would hold its whole page in memory.
      if (mark.known === undefined) kept.set(mark.key, Buffer.from(rendered));
      from = end + END.length;
    }
    return Buffer.concat([...pieces, page.subarray(from)]);
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
