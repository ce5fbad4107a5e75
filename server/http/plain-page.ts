import { createHash } from 'node:crypto';

/** The shop's colours with system fonts, because this page may load nothing. */
const STYLE = [
  'body{margin:0;display:grid;min-height:100svh;grid-template-columns:minmax(0,30rem);place-content:center;background:#f3f0e8;color:#151b30;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{padding:1.5rem}',
  'h1{margin:0;padding-bottom:1.25rem;background:repeating-linear-gradient(90deg,#a8112f 0 10px,#0000 10px 16px) 0 100%/100% 2px no-repeat;font:600 1.875rem/1.15 Georgia,serif;text-wrap:balance}',
  'p{margin:1.25rem 0 0;color:#3d445b}',
  'a{display:inline-block;padding:.625rem 0;color:#a8112f;font-weight:600}',
  'label{color:#151b30;font-size:.9375rem;font-weight:600}',
  'input,textarea{box-sizing:border-box;width:100%;margin-top:.375rem;padding:.6875rem .75rem;border:1px solid #7c7a6d;border-radius:.25rem;background:#fffefb;color:#151b30;font:400 1rem/1.5 system-ui,sans-serif}',
  'button{padding:.75rem 1.5rem;border:0;border-radius:.25rem;background:#a8112f;color:#fff;font:600 1rem/1.5 system-ui,sans-serif}',
].join('');

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export type PlainPage = { readonly headers: Readonly<Record<string, string>>; readonly html: string };

/** A page that needs neither scripts nor files, for when the shop's own pages can't be shown. @param body HTML */
export function plainPage({
  title,
  body,
  head = '',
}: {
  title: string;
  body: string;
  head?: string;
}): PlainPage {
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
    html: `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${head}<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`,
  };
}
