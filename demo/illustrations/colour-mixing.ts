const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** `share` 0 is all `from`, 1 is all `to`; colours are `#rrggbb`. */
function mixed({ from, to, share }: { from: string; to: string; share: number }): string {
  const target = channels(to);
  const mix = channels(from).map((value, channel) =>
    Math.round(value + ((target[channel] ?? value) - value) * share),
  );
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards the warm white of the lamp. */
export const lit = (colour: string, share: number): string => mixed({ from: colour, to: '#fffaf0', share });

/** Towards blue-violet: a shadow in cloth is never black. */
export const shaded = (colour: string, share: number): string =>
  mixed({ from: colour, to: '#1b1230', share });

/** From 0 (black) to 1 (white), weighted by the eye's sensitivity to the three channels. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
}
