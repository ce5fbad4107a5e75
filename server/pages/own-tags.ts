import type { AfterPaint, RenderedPage } from '#web/context.ts';
import { hashSource } from './content-security-policy.ts';
import type { StyleSheetOf } from './inline-styles.ts';
import { type Edit, placesOf } from './page-edits.ts';

type OwnTags = {
  readonly edits: readonly Edit[];
  /** The inline scripts and the rules in the page, as its policy names them. */
  readonly sources: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
};

type Rendered = Pick<RenderedPage, 'nonce' | 'afterPaint'> & { readonly styleSheetOf: StyleSheetOf };

type Tag = { readonly from: number; readonly to: number; readonly text: string };

const MODULE = '<script type="module" async="">';
const PRELOAD = '<link rel="modulepreload"';
const INLINE_SCRIPT = /^<script(?![^>]*\ssrc=)/;

/**
 * Finishes a page's own scripts and links. They are those that were rendered with the nonce, which injected markup can't
 * know. No nonce is sent, because browsers identify scripts and rules by their hashes.
 */
export function ownTags(page: Buffer, { nonce, afterPaint, styleSheetOf }: Rendered): OwnTags {
  const scripts: string[] = [];
  const styles: string[] = [];
  const edits: Edit[] = [];
  const tags = tagsMarkedWith(nonce, page);
  // A page without scripts stays so.
  const later = tags.some(({ text }) => text === MODULE) ? afterPaint : null;
  for (const { from, to, text } of tags) {
    const sheet = styleSheetOf(text);
    if (sheet !== null) styles.push(sheet.source);
    if (INLINE_SCRIPT.test(text)) scripts.push(hashSource(page.subarray(to, page.indexOf('</script>', to))));
    edits.push({ from, to, pieces: [sheet?.inline ?? Buffer.from(heldBack(text, later))] });
  }
  if (later !== null) {
    const added = [
      { at: page.indexOf('</head>'), script: later.early },
      { at: page.lastIndexOf('</body>'), script: later.script },
    ];
    for (const { at, script } of added) {
      edits.push({ from: at, to: at, pieces: [Buffer.from(`<script>${script}</script>`)] });
      scripts.push(hashSource(script));
    }
  }
  return { edits, sources: { scripts, styles } };
}

/** Each tag's text is without the nonce. */
function tagsMarkedWith(nonce: string, page: Buffer): Tag[] {
  const mark = Buffer.from(` nonce="${nonce}"`);
  return placesOf(mark, page).map((at) => {
    const from = page.lastIndexOf('<', at);
    const to = page.indexOf('>', at) + 1;
    return { from, to, text: page.toString('utf8', from, at) + page.toString('utf8', at + mark.length, to) };
  });
}

/** Modules and their preloads wait until the page is painted, if the page is of that kind (docs/adr/0036). */
function heldBack(tag: string, afterPaint: AfterPaint | null): string {
  if (afterPaint === null) return tag;
  if (tag === MODULE) return `<script type="${afterPaint.held}">`;
  return tag.replace(PRELOAD, `<link rel="${afterPaint.held}"`);
}
