import { useEffect, useState } from 'react';
import type { Preview } from './use-preview.ts';

const spanish = new Intl.Collator('es-AR');

/** The brands to choose from: those of the products that the other criteria choose. */
export function useBrands(preview: Preview | null): readonly string[] {
  const [brands, setBrands] = useState<readonly string[]>([]);
  useEffect(() => {
    // With a brand chosen, the preview knows only that one.
    if (preview === null || preview.rule.select.brand !== undefined) return;
    const found = new Set(preview.rows.map(({ brand }) => brand).filter((brand) => brand !== ''));
    setBrands([...found].sort(spanish.compare));
  }, [preview]);
  return brands;
}
