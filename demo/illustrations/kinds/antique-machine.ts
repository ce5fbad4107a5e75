import { lit, shaded } from '../colour-mixing.ts';
import { DIAGONAL, DOWN, type Drawing } from '../drawing.ts';
import type { Illustration } from '../illustration.ts';
import { contactShadow, metal } from '../light.ts';
import { circle, ellipse, group, line, path, placed, rect, ring } from '../svg.ts';
import { spoolOfThread } from './spool.ts';

const THREAD = '#B0132F';
const BODY =
  'M120 200Q120 164 156 162H226C300 168 350 176 402 152C452 132 494 160 494 212C494 280 470 318 476 360C480 392 498 404 506 422H362C388 388 382 330 362 286C350 258 332 246 300 244C262 242 238 246 216 248V330Q216 344 202 344H138Q124 344 124 330Z';
const CLOTH =
  'M60 418C116 408 176 418 238 414L252 424C242 462 252 500 226 540C180 548 96 552 34 540C56 500 42 460 60 418Z';

const polished = (drawing: Drawing) =>
  drawing.linear([
    [0, '#8d93a1'],
    [0.3, '#f2f4f8'],
    [0.55, '#9aa0ae'],
    [1, '#5d6270'],
  ]);

const wheel = (drawing: Drawing, enamel: string) =>
  ellipse({ x: 512, y: 232, rx: 30, ry: 78 }, polished(drawing)) +
  ellipse({ x: 518, y: 232, rx: 21, ry: 62 }, shaded(enamel, 0.1)) +
  ellipse({ x: 520, y: 232, rx: 12, ry: 40 }, polished(drawing));

/** Gold lines as painted on by hand, without a name: every shop shows this machine. */
function goldwork(drawing: Drawing, gold: string): string {
  const lines = [
    'M132 206Q132 176 158 175H226C300 181 352 188 406 165C444 148 482 168 482 212C482 280 458 318 464 362C466 386 476 398 484 410',
    'M226 234C262 230 300 230 322 238C352 248 366 268 374 290C390 330 394 376 376 410',
  ];
  return (
    group({ clipPath: drawing.clip(BODY) }, line(lines.join(''), { colour: gold, width: 2.4 })) +
    line('M240 214C258 196 276 230 296 212S334 196 352 214M288 212a8 8 0 1 1 16 0a8 8 0 1 1 -16 0', {
      colour: gold,
      width: 2.6,
    }) +
    ring({ x: 428, y: 262, r: 37 }, { colour: gold, width: 2.6 }, { strokeDasharray: '9 6' }) +
    line('M428 240V284M406 262H450M413 247L443 277M443 247L413 277', { colour: gold, width: 2.2 }) +
    line(
      'M412 332C420 316 436 316 440 330S428 352 422 340S430 322 444 334M424 372C428 360 440 360 442 370S434 384 430 376',
      { colour: gold, width: 2.4 },
    )
  );
}

const facePlate = (drawing: Drawing) =>
  rect({ x: 132, y: 214, width: 58, height: 112, r: 9 }, metal(drawing, DIAGONAL)) +
  circle({ x: 161, y: 246, r: 17 }, metal(drawing, { from: [1, 0], to: [0, 1] })) +
  circle({ x: 161, y: 246, r: 8 }, '#5d6270') +
  line(
    'M146 280Q161 268 176 280T146 300Q161 312 176 300',
    { colour: '#5d6270', width: 2.4 },
    { opacity: 0.7 },
  );

const needleAndFoot = (drawing: Drawing) =>
  rect({ x: 152, y: 342, width: 9, height: 44, r: 2 }, metal(drawing)) +
  rect({ x: 147, y: 380, width: 19, height: 11, r: 3 }, metal(drawing)) +
  line('M156 390V420', { colour: '#7b808e', width: 3 }) +
  rect({ x: 178, y: 342, width: 9, height: 50, r: 2 }, metal(drawing)) +
  path('M168 394H202L208 414H172Z', metal(drawing, DOWN));

function bedAndBase(drawing: Drawing, { enamel, gold }: { enamel: string; gold: string }): string {
  const paint = drawing.linear(
    [
      [0, lit(enamel, 0.3)],
      [0.25, enamel],
      [1, shaded(enamel, 0.3)],
    ],
    DOWN,
  );
  const edge = drawing.linear(
    [
      [0, '#B67B47'],
      [1, '#7d4c27'],
    ],
    DOWN,
  );
  const wood = drawing.linear(
    [
      [0, '#8F5A30'],
      [0.5, '#A66C3C'],
      [1, '#6B3F20'],
    ],
    DOWN,
  );
  return (
    path('M92 420H520Q528 420 528 428V456H84V428Q84 420 92 420Z', paint) +
    line('M102 440H512', { colour: gold, width: 2.6 }, { strokeDasharray: '11 7' }) +
    rect({ x: 112, y: 416, width: 120, height: 7, r: 2 }, metal(drawing, DOWN)) +
    rect({ x: 62, y: 456, width: 486, height: 14, r: 3 }, edge) +
    rect({ x: 74, y: 470, width: 462, height: 38, r: 3 }, wood) +
    line('M90 482H520M120 494H470', { colour: '#5a3419', width: 1.6 }, { opacity: 0.4 })
  );
}

/** A machine of a hundred years ago: black enamel (`main`) and gold (`accent`). */
export const antiqueMachine: Illustration = {
  view: 'standing',
  draw(drawing, { main: enamel, accent: gold }) {
    const blackening = drawing.linear(
      [
        [0, lit(enamel, 0.34)],
        [0.22, lit(enamel, 0.1)],
        [0.6, enamel],
        [1, shaded(enamel, 0.3)],
      ],
      DOWN,
    );
    const linen = drawing.linear(
      [
        [0, '#FFFAF0'],
        [0.45, '#E9DFCB'],
        [0.75, '#FBF5E8'],
        [1, '#DCCFB6'],
      ],
      DIAGONAL,
    );
    return (
      contactShadow(drawing, { x: 320, y: 512, rx: 290, ry: 34 }, 0.55) +
      placed('translate(222 34) scale(.24)', spoolOfThread(drawing, THREAD)) +
      rect({ x: 291, y: 146, width: 5, height: 22, r: 2 }, '#c9cedb') +
      line('M268 92C236 96 200 120 168 164', { colour: THREAD, width: 2.2 }) +
      wheel(drawing, enamel) +
      path(BODY, blackening) +
      line(
        'M140 182Q146 174 160 174H226C300 180 352 188 408 164',
        { colour: '#ffffff', width: 5 },
        { opacity: 0.3 },
      ) +
      goldwork(drawing, gold) +
      facePlate(drawing) +
      needleAndFoot(drawing) +
      bedAndBase(drawing, { enamel, gold }) +
      path(CLOTH, linen) +
      line('M156 424C160 462 152 500 148 546', { colour: THREAD, width: 3.6 }, { strokeDasharray: '12 7' })
    );
  },
};
