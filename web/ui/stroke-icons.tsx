import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

// The icons that a page repeats dozens of times, in lucide's strokes. Lucide's own components work out size, stroke and
// classes anew for each, which took a tenth of a page's rendering; here the style sheet knows them.
export const ArrowRight = strokeIcon('M5 12h14m-7-7 7 7-7 7');
export const ChevronDown = strokeIcon('m6 9 6 6 6-6');
export const ChevronLeft = strokeIcon('m15 18-6-6 6-6');
export const ChevronRight = strokeIcon('m9 18 6-6-6-6');
export const Minus = strokeIcon('M5 12h14');
export const Plus = strokeIcon('M5 12h14m-7-7v14');

function strokeIcon(strokes: string) {
  const path = <path d={strokes} />;
  return function StrokeIcon({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows it says whether it is hidden or what it means
      <svg {...rest} viewBox="0 0 24 24" className={classNames('lucide', className)}>
        {path}
      </svg>
    );
  };
}
