import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/**
 * One of Lucide's icons that stand on every page of the shop, or dozens of times on one. Lucide's own components compute
 * size, stroke and classes for each icon, which took a tenth of a page's rendering. Here the style sheet sets them.
 * @param strokes the `d` of a path
 */
export function strokeIcon(strokes: string) {
  const path = <path d={strokes} />;
  return function StrokeIcon({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: each use hides the icon or names it
      <svg {...rest} viewBox="0 0 24 24" className={classNames('lucide', className)}>
        {path}
      </svg>
    );
  };
}
