import { useEffect, useState } from 'react';
import { fetchBrandNames } from './fetch-brand-names.ts';

/** The brands that the shop's products have, in order; none until they are known. */
export function useBrandNames(): readonly string[] {
  const [brands, setBrands] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    fetchBrandNames().then((names) => {
      if (isShown && names !== null) setBrands(names);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return brands;
}
