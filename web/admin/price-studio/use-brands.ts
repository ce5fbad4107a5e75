import { useEffect, useState } from 'react';
import type { Preview } from './use-preview.ts';

/** The brands to choose from: those of the products that the other criteria choose. */
export function useBrands(preview: Preview | null): readonly string[] {
  const [brands, setBrands] = useState<readonly string[]>([]);
  useEffect(() => {
    // With a brand chosen, the preview knows only that one.
    if (preview !== null && preview.rule.select?.brand === undefined) setBrands(preview.brands);
  }, [preview]);
  return brands;
}
