import { elementText } from './element-text.ts';
import { S3Fault } from './s3-requests.ts';

export type ListedObject = {
  /** Below the folder. */
  readonly name: string;
  readonly bytes: number;
  readonly tag: string;
};

export type Listing = {
  /** The folder with its slash at the end; '' for the whole bucket. */
  readonly prefix: string;
  /** Names per answer, at most a thousand. */
  readonly atOnce: number;
  /** The bucket's answer to a path below it. */
  readonly ask: (path: string) => Promise<string>;
};

/**
 * All objects of a folder, sorted by name. The empty object that consoles make for a folder is none.
 * @throws S3Fault for a page with the same last name as the one before: such a list would never end
 */
export async function listedObjects(listing: Listing): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  let last = '';
  for (;;) {
    const page = await pageAfter(last, listing);
    const end = page.at(-1)?.name;
    if (end === undefined) return objects;
    if (end === last) throw new S3Fault(500, { code: 'ListStandsStill' });
    objects.push(...page);
    last = end;
  }
}

/** The next objects after this name; none at the end. */
export async function pageAfter(name: string, { prefix, atOnce, ask }: Listing): Promise<ListedObject[]> {
  const after = prefix + name;
  const query = new URLSearchParams({
    'list-type': '2',
    delimiter: '/',
    'max-keys': String(atOnce),
    ...(prefix !== '' && { prefix }),
    ...(after !== '' && { 'start-after': after }),
  });
  const listed = await ask(`?${query}`);
  return listed
    .split('<Contents>')
    .slice(1)
    .map((object) => ({
      name: elementText(object, 'Key').slice(prefix.length),
      bytes: Number(elementText(object, 'Size')),
      tag: elementText(object, 'ETag'),
    }));
}
