import { latePart } from '#web/measure/late-part.tsx';
import type { LineCutsProps } from './line-cuts.tsx';

export const LineCuts = latePart<LineCutsProps>(
  async () => (await import('./line-cuts.tsx')).LineCuts,
  <span className="block min-h-12 w-full" />,
);
