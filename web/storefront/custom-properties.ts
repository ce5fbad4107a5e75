import type { CSSProperties } from 'react';

/** An inline style of custom properties, which React's style type lacks. */
export function customProperties(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}
