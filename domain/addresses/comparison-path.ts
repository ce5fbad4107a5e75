/** How many products stand side by side. */
export const MAX_COMPARED = 4;

/** The address where products stand side by side, which can be shared. Ids have no letter that an address would escape. */
export function comparisonPath(ids: readonly string[]): string {
  return ids.length === 0 ? '/comparar' : `/comparar?productos=${ids.join(',')}`;
}

/** The ids that such an address names, each once; the first ones, if it names more than fit. */
export function comparedIds(productos: string | null): string[] {
  const named = (productos ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(named)].slice(0, MAX_COMPARED);
}
