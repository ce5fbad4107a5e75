import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Lists the requirements that no test names in its title: `npm run requirements [AREA …]`.
 * Gaps, whose ids hold a G, are settled in documents of their own and listed apart.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const areas = new Set(process.argv.slice(2));

const ID = /\b[A-Z]+-G?\d{2,3}\b/g;
/** Titles, and the columns that they are made from, begin with the ids that they prove, or with a table of numbers. */
const TITLE = /(['"`])((?:N\d+ )?[A-Z]+-G?\d{2,3}\b[\s\S]*?)\1/g;

const required = [
  ...readFileSync(`${root}/docs/requirements.md`, 'utf8').matchAll(/^\| ([A-Z]+-G?\d{2,3}) \|/gm),
].map(([, id = '']) => id);

const named = new Set(
  globSync('{domain,schemas,config,server,web,demo,tests,bench}/**/*.test.{ts,tsx}', { cwd: root }).flatMap(
    (file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(TITLE)].flatMap(
        ([, , title = '']) => title.match(ID) ?? [],
      ),
  ),
);

const missing = required.filter((id) => !named.has(id) && (areas.size === 0 || areas.has(areaOf(id))));
print(
  'Requisitos sin prueba que los nombre',
  missing.filter((id) => !isGap(id)),
);
print('Huecos decididos sin prueba que los nombre', missing.filter(isGap));

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function isGap(id: string): boolean {
  return /-G\d/.test(id);
}

function print(title: string, ids: readonly string[]): void {
  console.log(`${title}: ${ids.length}`);
  for (const [area, inArea] of Map.groupBy(ids, areaOf)) console.log(`  ${area}: ${inArea.join(' ')}`);
}
