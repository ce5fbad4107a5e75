/** 'saten-y-cia' for 'Satén & Cía.', the name of a drawn logo's file; 'marca' when no letter is left. */
export function brandSlug(name: string): string {
  const plain = name.replaceAll('&', ' y ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.join('-').slice(0, 80) || 'marca';
}
