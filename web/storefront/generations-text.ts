import type { StoreConfig } from '#config/store.ts';

const COUNTED = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const;

/** Whether the shop passed from one generation to another: only then pages speak of its family. */
export function isOfFamily({ generationCount }: Pick<StoreConfig, 'generationCount'>): boolean {
  return generationCount > 1;
}

/** 'cinco generaciones', by the number in the store's configuration (CONST-003). */
export function generationsText({ generationCount: count }: Pick<StoreConfig, 'generationCount'>): string {
  return `${COUNTED[count - 1] ?? count} ${count === 1 ? 'generación' : 'generaciones'}`;
}

/** The same at the start of a sentence. */
export function generationsTitle(store: Pick<StoreConfig, 'generationCount'>): string {
  const text = generationsText(store);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
