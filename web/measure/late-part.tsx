import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsInteractive } from '#web/ui/use-is-interactive.ts';

/**
 * A part for what is measured, whose code and styles come only with such a product: a shop without them sends none
 * (UNIT-002). Before that, and on the server, `placeholder` keeps its place.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await fetchPart() }));
  return function LatePart(props: Props) {
    if (!useIsInteractive()) return placeholder;
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
}
