import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run requirements [AREA …]`: lists the requirements that no test names in its title. Ids count in one bracket at
 * the title's end, 'twelve units get the pack price [PRICE-012]'; elsewhere they are reported and fail the run. Gaps,
 * whose ids contain a G, are settled in documents of their own and listed apart.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const areas = new Set(process.argv.slice(2));

const ID = /\b[A-Z]+-G?\d{2,3}\b/g;
/** The bracket ends a title, or a column that ends one; it may also name a table of numbers: '[N5 PRICE-012]'. */
const BRACKET = /\[((?:N\d+|[A-Z]+-G?\d{2,3})(?: (?:N\d+|[A-Z]+-G?\d{2,3}))*)\](?=['"`])/g;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const required = new Set(
  [...readFileSync(`${root}/docs/requirements.md`, 'utf8').matchAll(/^\| ([A-Z]+-G?\d{2,3}) \|/gm)].map(
    ([, id = '']) => id,
  ),
);

const lines = globSync('{domain,schemas,config,server,web,demo,tests,bench,scripts}/**/*.test.{ts,tsx}', {
  cwd: root,
}).flatMap((file) =>
  readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
);

const named = new Set(
  lines.flatMap(({ text }) => [...text.matchAll(BRACKET)].flatMap(([, ids = '']) => ids.split(' '))),
);
const misplaced = lines.filter(
  ({ text }) =>
    !COMMENT.test(text) && (text.replace(BRACKET, '').match(ID) ?? []).some((id) => required.has(id)),
);

const missing = [...required].filter((id) => !named.has(id) && (areas.size === 0 || areas.has(areaOf(id))));
print(
  'Requisitos sin prueba que los nombre',
  missing.filter((id) => !isGap(id)),
);
print('Huecos decididos sin prueba que los nombre', missing.filter(isGap));
if (misplaced.length > 0) {
  console.error(`Títulos con ids fuera del corchete del final: ${misplaced.length}`);
  for (const { place, text } of misplaced) console.error(`  ${place} ${text.trim()}`);
  process.exitCode = 1;
}

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
