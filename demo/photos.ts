import { COLOURS } from '#domain/catalogue/colours.ts';
import type { Kind } from './illustrations/kinds.ts';
import { PHOTO_SESSIONS, type PhotoSession } from './photo-sessions.ts';
import type { Random } from './random.ts';

/** One picture of the demo's archive; many products share it. */
export type Photo = { readonly kind: Kind; readonly tint: string; readonly session: PhotoSession };

/** Files are named after their content: `cone-carmin-rosa`. */
export const photoName = ({ kind, tint, session }: Photo): string => `${kind}-${tint}-${session.backdrop}`;

const SLUGS = new Map(COLOURS.map(({ name, slug }) => [name, slug]));

const isKind = (name: string): name is Kind => name in PHOTO_SESSIONS;

/** Every picture that exists. */
export const ALL_PHOTOS: readonly Photo[] = Object.keys(PHOTO_SESSIONS)
  .filter(isKind)
  .flatMap((kind) =>
    PHOTO_SESSIONS[kind].flatMap((session) => session.tints.map((tint) => ({ kind, tint, session }))),
  );

/** Whether the archive shows that kind of product in the colour of that name. */
export function isPhotographed(kind: Kind, colour: string): boolean {
  const slug = SLUGS.get(colour) ?? '';
  return PHOTO_SESSIONS[kind].some(({ tints }) => tints.includes(slug));
}

const MAXIMUM = 4;

type Gallery = {
  /** The kinds of photos that fit the product; the first leads. */
  readonly kinds: readonly Kind[];
  /** Names of colours; without any, every tint fits. */
  readonly colours: readonly string[];
};

/** One to four pictures: a session of the leading kind in the product's colours, then the other kinds. */
export function galleryFor({ kinds, colours }: Gallery, random: Random): readonly Photo[] {
  const slugs = new Set(colours.map((name) => SLUGS.get(name)));
  const fits = (tint: string) => slugs.size === 0 || slugs.has(tint);
  const [lead = [], ...others] = kinds.map((kind) => shotsOf(kind, fits, random));
  const count = random.pick([1, 2, 2, 3, 3, MAXIMUM]);
  const asides = others.flatMap((shots) => shots.slice(0, 1)).slice(0, count - 1);
  return [...lead.slice(0, count - asides.length), ...asides];
}

/** All shots of one session, so that a gallery keeps its backdrop, beginning with any of them. */
function shotsOf(kind: Kind, fits: (tint: string) => boolean, random: Random): readonly Photo[] {
  const sessions = PHOTO_SESSIONS[kind].filter(({ tints }) => tints.some(fits));
  if (sessions.length === 0) return [];
  const session = random.pick(sessions);
  const tints = session.tints.filter(fits);
  const first = random.between({ least: 0, most: tints.length - 1 });
  return [...tints.slice(first), ...tints.slice(0, first)].map((tint) => ({ kind, tint, session }));
}
