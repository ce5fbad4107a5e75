/** A raw mail's headers, unfolded, and its decoded text and HTML. */
export function mailContent(raw: string): { headers: Map<string, string>; text: string; html: string } {
  const parts = raw.split(/\r?\n--[^\r\n]+(?:\r?\n|$)/);
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  return {
    headers: headersOf(head),
    text: partOf(parts, 'text/plain'),
    html: partOf(parts, 'text/html'),
  };
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
}

function partOf(parts: readonly string[], type: string): string {
  const part = parts.find((text) => text.toLowerCase().startsWith(`content-type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const content = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? quotedPrintable(content) : content;
}

function quotedPrintable(text: string): string {
  return utf8(text.replace(/=\r?\n/g, ''), /=([0-9A-F]{2})/gi);
}

/** RFC 2047: '=?UTF-8?Q?Jos=C3=A9?='. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : utf8(content.replaceAll('_', ' '), /=([0-9A-F]{2})/gi),
    );
}

function utf8(text: string, code: RegExp): string {
  const bytes = text.replace(code, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
