import { latePart } from '#web/measure/late-part.tsx';

/** As high as the text that takes its place on a phone. */
const PLACE = <div className="mt-6 min-h-29" />;

export const HowItIsCut = latePart(async () => (await import('./how-it-is-cut.tsx')).HowItIsCut, PLACE);
