const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

/** The text of the first such element in an answer of a bucket; '' without one. An unknown entity stays as it is. */
export function elementText(xml: string, name: string): string {
  const written = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return written.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi,
    (entity, hex, decimal, named) => {
      if (named !== undefined) return ENTITIES[named] ?? entity;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > LAST_CODE_POINT ? entity : String.fromCodePoint(code);
    },
  );
}
