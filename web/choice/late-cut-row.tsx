import { latePart } from '#web/measure/late-part.tsx';
import type { CutRowProps } from './cut-row.tsx';

/** As high as the row that takes its place. */
const PLACE = <li className="variant-row min-h-31" />;

export const CutRow = latePart<CutRowProps>(async () => (await import('./cut-row.tsx')).CutRow, PLACE);
