import { oneLine } from '#domain/text/one-line.ts';
import type { MailBlock } from './mail-blocks.ts';

/** Blocks as plain text, which says all that their HTML says in the same order. */
export function textBody(blocks: readonly MailBlock[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return rows(block.facts);
    case 'items':
      return block.items
        .map(({ title, url, details, amount }) =>
          [`- ${title}`, ...details, amount, ...(url === null ? [] : [url])]
            .map((line, index) => (index === 0 ? line : `  ${line}`))
            .join('\n'),
        )
        .join('\n');
    case 'sums':
      return [rows(block.sums), ...block.notes].join('\n');
    case 'action':
      return [
        ...(block.total === null ? [] : [`Total: ${block.total}`]),
        ...[block, ...block.asides].map(({ label, url }) => `${label}: ${url}`),
      ].join('\n');
    case 'remark':
      return `${block.text} ${block.link.label}: ${block.link.url}`;
    default:
      return block.text;
  }
}

function rows(pairs: readonly (readonly [label: string, value: string])[]): string {
  return pairs.map(([label, value]) => `${oneLine(label)}: ${oneLine(value)}`).join('\n');
}
