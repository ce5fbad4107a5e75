/** A gradient's position (0 to 1), colour and opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

type Point = readonly [x: number, y: number];
export type Direction = { readonly from: Point; readonly to: Point };

export const ACROSS: Direction = { from: [0, 0], to: [1, 0] };
export const DOWN: Direction = { from: [0, 0], to: [0, 1] };
export const DIAGONAL: Direction = { from: [0, 0], to: [1, 1] };

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Collects the gradients, patterns, clips and shadows of one picture; each method returns its `url(#…)`. */
export class Drawing {
  readonly #ids = new Map<string, string>();
  readonly #tags: string[] = [];

  get definitions(): string {
    return `<defs>${this.#tags.join('')}</defs>`;
  }

  linear(stops: readonly Stop[], { from, to }: Direction = ACROSS): string {
    const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#define((id) => `<linearGradient id="${id}" ${line}>${stopTags(stops)}</linearGradient>`);
  }

  radial(stops: readonly Stop[], { x = 0.5, y = 0.5, r = 0.5 } = {}): string {
    return this.#define(
      (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopTags(stops)}</radialGradient>`,
    );
  }

  clip(d: string): string {
    return this.#define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** A tile that repeats; `turn` is in degrees. */
  pattern(tile: { width: number; height: number; turn?: number }, content: string): string {
    const turn = tile.turn === undefined ? '' : ` patternTransform="rotate(${tile.turn})"`;
    const size = `width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"${turn}`;
    return this.#define((id) => `<pattern id="${id}" ${size}>${content}</pattern>`);
  }

  /** The soft shadow of a flat object, as the `filter` attribute. */
  dropShadow(size: 'large' | 'small' = 'large'): { readonly filter: string } {
    const cast =
      size === 'large'
        ? 'dx="9" dy="13" stdDeviation="10" flood-opacity=".34"'
        : 'dx="4" dy="6" stdDeviation="4" flood-opacity=".36"';
    const area = 'x="-20%" y="-20%" width="150%" height="150%"';
    const filter = this.#define(
      (id) => `<filter id="${id}" ${area}><feDropShadow ${cast} flood-color="#1b1230"/></filter>`,
    );
    return { filter };
  }

  #define(tag: (id: string) => string): string {
    const content = tag('');
    const known = this.#ids.get(content);
    if (known !== undefined) return known;
    const id = `d${this.#tags.length}`;
    this.#tags.push(tag(id));
    const url = `url(#${id})`;
    this.#ids.set(content, url);
    return url;
  }
}
