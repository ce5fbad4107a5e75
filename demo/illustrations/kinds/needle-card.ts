import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, type Drawing } from '../drawing.ts';
import { centredText } from '../outline-text.ts';
import { group, outlined, path, rect } from '../svg.ts';

export const PAPER = '#FBF7EC';
export const TITLE = '#FFF8EA';

export function card(drawing: Drawing, colour: string, title: string): string {
  const shape =
    'M170 96Q170 80 186 80H262a38 38 0 0 0 76 0H414Q430 80 430 96V500Q430 516 414 516H186Q170 516 170 500Z';
  const fill = drawing.linear(
    [
      [0, lit(colour, 0.1)],
      [1, shaded(colour, 0.12)],
    ],
    DIAGONAL,
  );
  const size = title.length > 9 ? 26 : 36;
  return (
    group(drawing.dropShadow(), path(shape, fill)) +
    outlined(
      { x: 182, y: 132, width: 236, height: 372, r: 8 },
      { colour: lit(colour, 0.75), width: 2.4 },
      { strokeDasharray: '11 7' },
    ) +
    centredText({ text: title, face: 'piazzolla-700', size, x: 300, y: 178, fill: TITLE })
  );
}

export function window(drawing: Drawing, content: string): string {
  const pane = { x: 198, y: 196, width: 204, height: 240, r: 6 };
  const glass = [
    [0, '#ffffff', 0],
    [0.4, '#ffffff', 0.5],
    [0.41, '#ffffff', 0],
  ] as const;
  return (
    rect(pane, PAPER) +
    rect(pane, drawing.linear(glass, DIAGONAL)) +
    content +
    outlined(pane, { colour: '#1b1230', width: 2 }, { strokeOpacity: 0.16 })
  );
}
