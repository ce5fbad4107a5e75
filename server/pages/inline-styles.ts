import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from './content-security-policy.ts';

export type StyleSheet = {
  /** Its link, as React writes it. */
  readonly link: Buffer;
  /** What the page has in the link's place. */
  readonly inline: Buffer;
  /** A source of the page's policy. */
  readonly source: string;
};

/** React Router adds a '#' to a sheet that another route names too. */
const LINK = /<link rel="stylesheet" href="([^"#<>]+)#?"[^<>]*>/g;

/**
 * Finds the style sheets that a page's head links. With their rules in the page itself nothing is between its arrival and
 * its first paint (docs/adr/0035). Their links stay for React and for late code, which fetches no sheet that is linked; a
 * browser fetches no disabled one.
 * @param clientDir where the links' paths lead
 */
export function styleSheetsIn(clientDir: string): (html: string) => readonly StyleSheet[] {
  const known = new Map<string, StyleSheet>();

  function sheetAt([link = '', path = '']: readonly string[]): StyleSheet {
    const sheet = known.get(link) ?? readSheet(link, path);
    known.set(link, sheet);
    return sheet;
  }

  function readSheet(link: string, path: string): StyleSheet {
    const rules = readFileSync(join(clientDir, path), 'utf8');
    if (rules.includes('</style')) throw new Error(`${path} would end the element that holds it`);
    return {
      link: Buffer.from(link),
      inline: Buffer.from(`<style>${rules}</style>${link.replace(' href', ' disabled="" href')}`),
      source: hashSource(rules),
    };
  }

  return (html) => [...html.slice(0, html.indexOf('</head>')).matchAll(LINK)].map(sheetAt);
}

/** The page with these sheets in the place of their links. */
export function withStyles(page: Buffer, sheets: readonly StyleSheet[]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { link, inline } of sheets) {
    const at = page.indexOf(link, from);
    pieces.push(page.subarray(from, at), inline);
    from = at + link.length;
  }
  return Buffer.concat([...pieces, page.subarray(from)]);
}
