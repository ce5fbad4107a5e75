import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from './content-security-policy.ts';

type StyleSheet = {
  /** What the page has in the place of its link. */
  readonly inline: Buffer;
  /** A source of the page's policy. */
  readonly source: string;
};

/** The style sheet that a tag links; `null` for other tags. */
export type StyleSheetOf = (tag: string) => StyleSheet | null;

/** React Router adds a '#' to a sheet that another route names too. */
const LINK = /^<link rel="stylesheet" href="([^"#<>]+)#?"[^<>]*>$/;

/**
 * Finds the style sheets that pages link. With their rules in the page itself nothing is between its arrival and its first
 * paint (docs/adr/0035). Their links stay for React and for late code, which fetches no sheet that is linked; a browser
 * fetches no disabled one.
 * @param clientDir where the links' paths lead
 */
export function styleSheetsIn(clientDir: string): StyleSheetOf {
  const known = new Map<string, StyleSheet>();

  function readSheet(link: string, path: string): StyleSheet {
    const rules = readFileSync(join(clientDir, path), 'utf8');
    if (rules.includes('</style')) throw new Error(`${path} would end the element that holds it`);
    return {
      inline: Buffer.from(`<style>${rules}</style>${link.replace(' href', ' disabled="" href')}`),
      source: hashSource(rules),
    };
  }

  return (tag) => {
    const path = LINK.exec(tag)?.[1];
    if (path === undefined) return null;
    const sheet = known.get(tag) ?? readSheet(tag, path);
    known.set(tag, sheet);
    return sheet;
  };
}
