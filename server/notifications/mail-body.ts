import { oneLine } from './one-line.ts';

/** A mail's content, from which both the text and the HTML are made. */
export type MailBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export type MailItem = {
  readonly title: string;
  /** Where the title leads; `null` for nowhere. */
  readonly url: string | null;
  readonly details: readonly string[];
  readonly amount: string;
};

export type MailText = { readonly subject: string; readonly blocks: readonly MailBlock[] };

export function textBody(blocks: readonly MailBlock[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

/** Plain HTML for any mail program. Typed text is escaped. */
export function htmlBody(blocks: readonly MailBlock[]): string {
  const content = blocks.map(htmlOf).join('\n');
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#151b30;max-width:600px">\n${content}\n</body></html>\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
    case 'items':
      return block.items
        .map(({ title, url, details, amount }) =>
          [`- ${title}`, ...details, amount, ...(url === null ? [] : [url])]
            .map((line, index) => (index === 0 ? line : `  ${line}`))
            .join('\n'),
        )
        .join('\n');
    case 'link':
      return `${block.label}: ${block.url}`;
    default:
      return block.text;
  }
}

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="font-size:22px">${escaped(block.text)}</h1>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'quote':
      return `<p dir="auto" style="white-space:pre-wrap">${escaped(block.text)}</p>`;
    case 'facts':
      return `<table>${block.facts.map(factRow).join('')}</table>`;
    case 'items':
      return `<table width="100%" style="border-collapse:collapse">${block.items.map(itemRow).join('')}</table>`;
    case 'link':
      return `<p><a href="${escaped(block.url)}">${escaped(block.label)}</a></p>`;
  }
}

function factRow([label, value]: readonly [string, string]): string {
  return `<tr><td style="padding-right:16px;color:#5c6277">${escaped(label)}</td><td><bdi>${escaped(value)}</bdi></td></tr>`;
}

function itemRow({ title, url, details, amount }: MailItem): string {
  const cell = 'padding:8px 0;border-top:1px solid #d8d1c1;vertical-align:top';
  const lines = details.map((detail) => `<br>${escaped(detail)}`).join('');
  const name =
    url === null ? escaped(title) : `<a href="${escaped(url)}" style="color:#151b30">${escaped(title)}</a>`;
  return `<tr><td style="${cell}"><b>${name}</b>${lines}</td><td align="right" style="${cell};white-space:nowrap">${escaped(amount)}</td></tr>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
