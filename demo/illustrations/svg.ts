/** Attributes in camel case: `strokeWidth` is written as `stroke-width`. */
export type Attributes = Readonly<Record<string, string | number>>;

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${hyphenated(name)}="${value}"`)
    .join('');

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  `<g${written(attributes)}>${children.join('')}</g>`;

export const placed = (transform: string, ...children: readonly string[]): string =>
  group({ transform }, ...children);

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path${written({ d, fill, ...more })}/>`;

type Stroke = { readonly colour: string; readonly width: number };

/** A line with round ends, for everything made of thread. */
export const line = (d: string, stroke: Stroke, more: Attributes = {}): string =>
  path(d, 'none', { ...strokeOf(stroke), strokeLinecap: 'round', strokeLinejoin: 'round', ...more });

/** A line with straight ends, for cut tape and knitted bands. */
export const band = (d: string, stroke: Stroke, more: Attributes = {}): string =>
  path(d, 'none', { ...strokeOf(stroke), ...more });

const strokeOf = ({ colour, width }: Stroke): Attributes => ({ stroke: colour, strokeWidth: width });

type Circle = { readonly x: number; readonly y: number; readonly r: number };

export const circle = ({ x, y, r }: Circle, fill: string, more: Attributes = {}): string =>
  `<circle${written({ cx: x, cy: y, r, fill, ...more })}/>`;

export const ring = (at: Circle, stroke: Stroke, more: Attributes = {}): string =>
  circle(at, 'none', { ...strokeOf(stroke), ...more });

export type Ellipse = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

export const ellipse = ({ x, y, rx, ry }: Ellipse, fill: string, more: Attributes = {}): string =>
  `<ellipse${written({ cx: x, cy: y, rx, ry, fill, ...more })}/>`;

export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly r?: number;
};

export const rect = ({ x, y, width, height, r = 0 }: Rect, fill: string, more: Attributes = {}): string =>
  `<rect${written({ x, y, width, height, rx: r, fill, ...more })}/>`;

export const outlined = (at: Rect, stroke: Stroke, more: Attributes = {}): string =>
  rect(at, 'none', { ...strokeOf(stroke), ...more });

/** `times(3, i => …)` draws three of something. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** From `start` up to, not including, `end`. */
export function steps({ start, end, step }: { start: number; end: number; step: number }): number[] {
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step);
}

/** A square part of a picture, in its units. */
export type Crop = { readonly x: number; readonly y: number; readonly side: number };

/** A whole picture, or a square part of it, with two decimals: more would not be visible. */
export function svgDocument(
  { width, height }: { width: number; height: number },
  content: string,
  crop?: Crop,
): string {
  const view =
    crop === undefined ? `0 0 ${width} ${height}` : `${crop.x} ${crop.y} ${crop.side} ${crop.side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">${content}</svg>`;
  return svg.replace(/-?\d*\.\d{3,}(e-\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
