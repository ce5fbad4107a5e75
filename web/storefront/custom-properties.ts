import type { CSSProperties } from 'react';

/** An inline style of custom properties, which React's type of a style leaves out. */
export function customProperties(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}
