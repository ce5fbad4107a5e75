import { classNames } from './class-names.ts';

const LOOKS = { thin: 'stitch', thick: 'stitch-thick', vertical: 'stitch-vertical' } as const;

/** A sewn line, in the colour of `--thread`. */
export function Stitch({ look = 'thin', className }: { look?: keyof typeof LOOKS; className?: string }) {
  return <div className={classNames(LOOKS[look], className)} aria-hidden="true" />;
}
