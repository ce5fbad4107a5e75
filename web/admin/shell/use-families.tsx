import { createContext, use } from 'react';

/** Parts of the dashboard that a shop switches on in 'Mi tienda'. */
export const FAMILIES = ['stock', 'labels', 'payments', 'wholesale'] as const;

export type Family = (typeof FAMILIES)[number];

/** Those that are on. */
export const FamiliesContext = createContext<readonly Family[]>([]);

/** Whether a part is on; what is no part of a family always is. */
export function useHasFamily(): (family: Family | undefined) => boolean {
  const families = use(FamiliesContext);
  return (family) => family === undefined || families.includes(family);
}
