/** A piece of a text that the shop writes with headings: '# …' at the start of a line. */
export type LegalBlock = { readonly kind: 'heading' | 'paragraph'; readonly text: string };

/** The pieces of such a text, in order. Empty lines part paragraphs; a single line break stays in its paragraph. */
export function legalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line !== '' && !line.startsWith('# ')) {
      lines.push(line);
      continue;
    }
    close();
    if (line !== '') blocks.push({ kind: 'heading', text: line.slice(2).trim() });
  }
  close();
  return blocks;
}
