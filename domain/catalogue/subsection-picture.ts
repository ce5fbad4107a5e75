import { normalised } from '../text/normalised.ts';
import { DEFAULT_TREE } from './default-tree.ts';
import type { CategoryNode } from './taxonomy.ts';

type Pictured = Pick<CategoryNode, 'name' | 'picture'>;

const DRAWN: ReadonlySet<string> = new Set(
  DEFAULT_TREE.flatMap(({ subsections }) => subsections.map(({ name }) => name)),
);

/** The URL of the drawing of one of the specification's subsections. */
export function subsectionPicture(name: string): string {
  return `/art/subsections/${normalised(name).replaceAll(/[^a-z\d]+/g, '-')}.webp`;
}

/** The picture of a subsection: its own, or its drawing; `null` without either. */
export function pictureOf({ name, picture }: Pictured): string | null {
  return picture ?? (DRAWN.has(name) ? subsectionPicture(name) : null);
}

/** What a subsection keeps as its picture under another name, so that it looks as before. */
export function renamedPicture(node: Pictured, name: string): string | null {
  const picture = pictureOf(node);
  return picture === pictureOf({ name, picture: null }) ? null : picture;
}
