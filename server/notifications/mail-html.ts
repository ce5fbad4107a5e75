import type { MailBlock, MailItem, MailLink, MailSender, MailText } from './mail-blocks.ts';

const SERIF = "font-family:Piazzolla,Georgia,'Times New Roman',serif";
const SANS = 'font-family:Archivo,Arial,Helvetica,sans-serif';
const INK = '#151b30';
const SECONDARY = '#3d445b';
const MUTED = '#5c6277';
const LINE = '1px solid #d8d1c1';

/** A rule for narrow windows has to win over the elements' own styles. */
const NARROW =
  '@media(max-width:599px){.sheet{width:100%!important}.cell{padding-left:16px!important;padding-right:16px!important}.sum{font-size:32px!important;line-height:38px!important}}';

/**
 * A mail as HTML for any mail program: tables and styles of the elements' own, 600 px wide or less. Every picture may be
 * missing. Typed text is escaped.
 */
export function htmlBody({ subject, preview, blocks }: MailText, sender: MailSender): string {
  const cells = [
    cell('24px 36px 18px', mark(sender), `border-bottom:2px dashed ${sender.accent}`),
    ...blocks.map((block) => cell('22px 36px 0', htmlOf(block, sender.accent))),
    cell('28px 36px 30px', foot(sender.address)),
  ];
  return [
    '<!doctype html><html lang="es-AR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escaped(subject)}</title><style>${NARROW}</style></head>`,
    '<body style="margin:0;padding:0;background:#f3f0e8">',
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>`,
    table('background:#f3f0e8', `<tr><td align="center" style="padding:24px 0">${sheet(cells)}</td></tr>`),
    '</body></html>\n',
  ].join('\n');
}

function sheet(cells: readonly string[]): string {
  return `<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:600px;background:#fffefb">\n${cells.join('\n')}\n</table>`;
}

function cell(padding: string, content: string, style = ''): string {
  return `<tr><td class="cell" style="padding:${padding};${style}">${content}</td></tr>`;
}

function table(style: string, rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;
}

function mark({ name, tagline, logo }: MailSender): string {
  const words = `${SERIF};font-size:26px;line-height:32px;font-weight:600;color:${INK}`;
  if (logo !== null)
    return `<img src="${escaped(logo)}" height="60" alt="${escaped(name)}" style="display:block;border:0;height:60px;max-width:100%;${words}">`;
  return `<div style="${words}">${escaped(name)}</div><div style="${SANS};font-size:13px;line-height:18px;color:${MUTED}">${escaped(tagline)}</div>`;
}

function foot(address: string): string {
  return `<p style="${SANS};margin:0;border-top:${LINE};padding-top:18px;font-size:13px;line-height:20px;color:${MUTED}">${escaped(address)}</p>`;
}

function htmlOf(block: MailBlock, accent: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="${SERIF};margin:0;font-weight:600;font-size:28px;line-height:34px;color:${INK}">${escaped(block.text)}</h1>`;
    case 'paragraph':
      return `<p style="${SANS};margin:0;font-size:16px;line-height:24px;color:${SECONDARY}">${escaped(block.text)}</p>`;
    case 'quote':
      return `<div dir="auto" style="${SANS};border-left:3px solid ${accent};padding:2px 0 2px 16px;font-size:16px;line-height:24px;color:${INK};white-space:pre-wrap">${escaped(block.text)}</div>`;
    case 'facts':
      return table('', block.facts.map(factRow).join(''));
    case 'items':
      return table(`border-top:${LINE}`, block.items.map(itemRow).join(''));
    case 'sums':
      return table('', sumRows(block));
    case 'remark':
      return `<p style="${SANS};margin:0;font-size:13px;line-height:20px;color:${MUTED}">${escaped(block.text)} ${linked(block.link, MUTED)}</p>`;
    case 'action':
      return action(block, accent);
  }
}

const SMALL = `${SANS};font-size:15px;line-height:22px`;
const AMOUNT = 'white-space:nowrap;font-variant-numeric:tabular-nums';

function factRow([label, value]: readonly [string, string]): string {
  return `<tr><td valign="top" style="${SMALL};padding:3px 16px 3px 0;color:${MUTED};white-space:nowrap">${escaped(label)}</td><td width="100%" style="${SMALL};padding:3px 0;color:${INK}"><bdi>${escaped(value)}</bdi></td></tr>`;
}

function itemRow({ title, url, photo, details, amount }: MailItem): string {
  const edge = `border-bottom:${LINE}`;
  const name =
    url === null
      ? escaped(title)
      : `<a href="${escaped(url)}" style="color:${INK};text-decoration:none">${escaped(title)}</a>`;
  const picture =
    photo === null
      ? ''
      : `<img src="${escaped(photo)}" width="56" height="56" alt="" style="display:block;border:0;border-radius:4px;width:56px;height:56px">`;
  return [
    `<tr><td width="56" valign="top" style="width:56px;padding:14px 0;${edge}">${picture}</td>`,
    `<td valign="top" style="${SANS};padding:14px 12px 14px 14px;font-size:16px;line-height:22px;color:${INK};${edge}"><strong>${name}</strong>`,
    `<div style="font-size:14px;line-height:20px;color:${SECONDARY}">${details.map(escaped).join('<br>')}</div></td>`,
    `<td valign="top" align="right" style="${SANS};padding:14px 0;font-size:16px;line-height:22px;font-weight:600;color:${INK};${AMOUNT};${edge}">${escaped(amount)}</td></tr>`,
  ].join('');
}

function sumRows({ sums, notes }: Extract<MailBlock, { kind: 'sums' }>): string {
  const rows = sums.map(([label, amount], at) => {
    const isTotal = at === sums.length - 1;
    const style = isTotal
      ? `${SANS};padding:12px 0 4px;border-top:${LINE};font-size:18px;line-height:24px;font-weight:600;color:${INK}`
      : `${SMALL};padding:4px 0;color:${SECONDARY}`;
    return `<tr><td style="${style}">${escaped(label)}</td><td align="right" style="${style};color:${INK};${AMOUNT}">${escaped(amount)}</td></tr>`;
  });
  const small = `${SANS};padding:4px 0 0;font-size:13px;line-height:18px;color:${MUTED}`;
  const said = notes.map(
    (note) => `<tr><td colspan="2" align="right" style="${small}">${escaped(note)}</td></tr>`,
  );
  return [...rows, ...said].join('');
}

function action(
  { total, label, url, asides }: Extract<MailBlock, { kind: 'action' }>,
  accent: string,
): string {
  const amount =
    total === null
      ? ''
      : table(
          'margin-bottom:18px',
          `<tr><td valign="bottom" style="${SANS};font-size:16px;line-height:22px;color:${SECONDARY}">Total</td><td class="sum" align="right" style="${SERIF};font-size:40px;line-height:44px;font-weight:600;color:${INK};white-space:nowrap">${escaped(total)}</td></tr>`,
        );
  const button = table(
    '',
    `<tr><td align="center" bgcolor="${accent}" style="background:${accent};border-radius:4px"><a href="${escaped(url)}" style="${SANS};display:block;padding:17px 24px;font-size:17px;line-height:20px;font-weight:600;color:#fff8ee;text-decoration:none">${escaped(label)}</a></td></tr>`,
  );
  const links = asides.map((aside) => linked(aside, accent)).join(' · ');
  const beside =
    links === ''
      ? ''
      : `<p style="${SMALL};margin:14px 0 0;color:${SECONDARY};text-align:center">${links}</p>`;
  return table(
    'background:#faf8f3',
    `<tr><td style="padding:20px 24px 22px">${amount}${button}${beside}</td></tr>`,
  );
}

function linked({ label, url }: MailLink, colour: string): string {
  return `<a href="${escaped(url)}" style="color:${colour};text-decoration:underline">${escaped(label)}</a>`;
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
