import { S3Fault } from './s3-requests.ts';

/**
 * All objects of a list that a bucket tells in pages.
 * @param listedAfter the next objects after this name, sorted; none at the end
 * @throws S3Fault for a page that ends no later than the one before: such a list would never end
 */
export async function wholeList<Listed extends { readonly name: string }>(
  listedAfter: (name: string) => Promise<readonly Listed[]>,
): Promise<Listed[]> {
  const objects: Listed[] = [];
  let last = '';
  for (;;) {
    const page = await listedAfter(last);
    const end = page.at(-1)?.name;
    if (end === undefined) return objects;
    if (end === last) throw new S3Fault(500, { code: 'ListStandsStill' });
    objects.push(...page);
    last = end;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first such element in an answer of a bucket; '' without one. */
export function elementText(xml: string, name: string): string {
  const written = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return written.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi,
    (entity, hex, decimal, named) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return named === undefined ? String.fromCodePoint(code) : (ENTITIES[named] ?? entity);
    },
  );
}
