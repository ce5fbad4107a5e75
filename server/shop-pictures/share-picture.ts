import { fileURLToPath } from 'node:url';
import type { StoreConfig } from '#config/store.ts';
import { CARMINE, ON_ACCENT } from '#domain/look/accent.ts';
import { xmlText } from '#server/http/xml-text.ts';
import { loadSharp } from '#server/images/load-sharp.ts';

const FONT = fileURLToPath(new URL('./piazzolla-bold.ttf', import.meta.url));
const MACHINE = fileURLToPath(new URL('../../web/public/art/sewing-machine.webp', import.meta.url));

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL_WIDTH = WIDTH - HEIGHT;

/** Where the name stands on the panel. */
const NAME = { left: 78, top: 165, width: PANEL_WIDTH - 2 * 78, height: 250 };

type Shop = Pick<StoreConfig, 'name' | 'look'>;

/** The shop for chats and search engines: its name on its accent beside a sewing machine, as a JPEG of 1200 × 630. */
export async function sharePicture({ name, look }: Shop): Promise<Buffer> {
  const sharp = await loadSharp();
  const machine = await sharp(MACHINE).resize(HEIGHT, HEIGHT).toBuffer();
  const lettering = await sharp({
    text: {
      text: `<span foreground="${ON_ACCENT}">${xmlText(name)}</span>`,
      font: 'Piazzolla Bold',
      fontfile: FONT,
      width: NAME.width,
      height: NAME.height,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  const ground = { width: WIDTH, height: HEIGHT, channels: 3, background: look.accent ?? CARMINE } as const;
  return sharp({ create: ground })
    .composite([
      { input: machine, left: PANEL_WIDTH, top: 0 },
      { input: Buffer.from(SEAMS), left: 0, top: 0 },
      { input: lettering, left: NAME.left, top: NAME.top },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** A frame of stitches, and a thread that ends in a needle. */
const SEAMS = `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL_WIDTH}" height="${HEIGHT}">
<rect x="29" y="29" width="${PANEL_WIDTH - 58}" height="${HEIGHT - 58}" rx="8" fill="none" stroke="${ON_ACCENT}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="7 5"/>
<path d="M80 470C150 464 220 476 300 470" fill="none" stroke="${ON_ACCENT}" stroke-opacity=".7" stroke-width="4" stroke-dasharray="18 10" stroke-linecap="round"/>
<path d="M306 470L366 464" stroke="${ON_ACCENT}" stroke-width="3" stroke-linecap="round"/></svg>`;
