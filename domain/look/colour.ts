/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** A colour as people write or paste it ('A8112F', ' #A8112F', '#F00'), as '#rrggbb'; any other text as it is. */
export function writtenColour(text: string): string {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : text;
}

/** Whether a text is a colour as it is stored. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** @throws RangeError for a text other than '#rrggbb' */
export function rgbOf(hex: string): Rgb {
  const [, red, green, blue] = HEX.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`no colour: ${hex}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour with a share (0 to 1) of another one. */
export function mixed(hex: string, other: string, share: number): string {
  const [from, to] = [rgbOf(hex), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, 'relative luminance'. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => linear(part / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
