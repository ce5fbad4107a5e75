import type { WireCategories } from '#schemas/category-answers.ts';
import { logInAt } from '#tests/support/upload-photo.ts';
import { busyRows, onBothEngines } from './busy-shop.ts';
import { numeral, type Row } from './table.ts';

const RENAMED_WITHIN_MS = 5000;

/** How long the rename of a subsection takes that holds nearly all products, and the slowest order and page meanwhile. */
export function measureCategories(products: number): Promise<Row[]> {
  return onBothEngines(products, async ({ engine, url, timed }) => {
    const shop = await categoriesAt(url);
    const place = await oneSubsection(shop);
    const renamed = await timed(() => shop.change('rename', { ...place, name: 'De todo' }));
    const { moved }: WireCategories = JSON.parse(renamed.text);
    return busyRows(renamed, {
      what: `Renombrar una subsección, ${engine}`,
      wait: `Renombrar una subsección: el pedido o la página más lentos, ${engine}`,
      products,
      done: `${numeral(moved)} productos`,
      atMost: RENAMED_WITHIN_MS,
    });
  });
}

type Categories = {
  read(): Promise<WireCategories>;
  change(verb: string, body: object): Promise<string>;
};

/** Puts all products into the first subsection of the larger section. */
async function oneSubsection({ read, change }: Categories) {
  const { tree } = await read();
  const all = tree.flatMap(({ section, subsections }) =>
    subsections.map(({ name }) => ({ section, subsection: name })),
  );
  const [into] = all.filter(({ section }) => section === 'Merceria');
  if (into === undefined) throw new Error('the shop has no subsections');
  for (const at of all) {
    if (at.subsection !== into.subsection) await change('merge', { ...at, into });
  }
  return into;
}

async function categoriesAt(url: string): Promise<Categories> {
  const headers = { authorization: `Bearer ${await logInAt(url)}`, 'content-type': 'application/json' };
  let version = 0;
  return {
    async read() {
      return (await fetch(`${url}/api/categories`, { headers })).json() as Promise<WireCategories>;
    },
    async change(verb, body) {
      const answer = await fetch(`${url}/api/categories/${verb}`, {
        method: 'POST',
        headers: { ...headers, 'if-match': `"${version}"` },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${text.slice(0, 200)}`);
      version += 1;
      return text;
    },
  };
}
