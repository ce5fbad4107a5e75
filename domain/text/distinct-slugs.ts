import { slug } from './slug.ts';

/** For a name without letters and digits. */
const NAMELESS = 'otra';

/** The slugs of siblings: where two names have one slug, the later one gets a number ('cintas', 'cintas-2'). */
export function distinctSlugs(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = slug(name) || NAMELESS;
    let own = plain;
    for (let count = 2; taken.has(own); count += 1) own = `${plain}-${count}`;
    taken.add(own);
    return own;
  });
}
