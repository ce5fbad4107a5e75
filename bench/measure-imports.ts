import { buffer } from 'node:stream/consumers';
import { demoProducts } from '#demo/generate-products.ts';
import { centavos } from '#domain/money/centavos.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireImport, WireImportApplied, WireImportCheck } from '#schemas/import-answers.ts';
import { productCells, productColumns } from '#server/exports/product-sheet.ts';
import { xlsxStream } from '#server/exports/xlsx-stream.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { IMPORT_OPTIONS, multipartFile } from '#tests/support/import-file.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { logInAt } from '#tests/support/upload-photo.ts';
import { endingWith } from './at-the-end.ts';
import { USUAL_SIZE } from './plan.ts';
import { residentMegabytes } from './process-figures.ts';
import { numeral, type Row } from './table.ts';
import { LONGEST_WAIT, type Timed, withOrders } from './with-orders.ts';
import { withDataFolder, withShop } from './with-shop.ts';

export const IMPORTED_ROWS = 20_000;
const TARGETS = { check: 10_000, apply: 20_000, megabytes: 500 };
const MEMORY_LOOK_MS = 50;

/**
 * How long the longest spreadsheet takes, as new products and then as changes of all of them, the slowest order and
 * page meanwhile, and the server's memory, on both engines.
 */
export async function measureImports(): Promise<Row[]> {
  const onSqlite = await imported('SQLite', {});
  const postgres = await startPostgres({ isDurable: true });
  return endingWith(
    () => postgres.stop(),
    async () => [
      ...onSqlite,
      ...(await imported('PostgreSQL', { DATABASE_URL: await postgres.newDatabase() })),
    ],
  );
}

function imported(engine: string, env: Readonly<Record<string, string>>): Promise<Row[]> {
  const demo = { DEMO: '1', DEMO_PRODUCTS: String(USUAL_SIZE) };
  return withDataFolder((dataDir) =>
    withShop({ dataDir, env: { ...demo, ...env } }, async ({ url, process: server }) => {
      const call = await administratorAt(url);
      const ordered = await (await shopClient(url)).addProduct(aPlainThread({ code: null }));
      const order = JSON.stringify(anOrderRequest([{ product: ordered, quantities: { Rojo: 6 } }]));
      const memory = watchedMemory(server.pid);
      const row = (what: string, { ms, slowest }: Timed, atMost: number): Row[] => [
        {
          what: `${what}, ${engine}`,
          products: IMPORTED_ROWS,
          unit: 'milliseconds',
          figure: ms,
          target: { atMost },
          detail: `${numeral(slowest.orders)} pedidos mientras tanto`,
        },
        {
          what: `${what}: el pedido o la página más lentos, ${engine}`,
          products: IMPORTED_ROWS,
          unit: 'milliseconds',
          figure: Math.max(slowest.order, slowest.page),
          target: { atMost: LONGEST_WAIT },
          detail: `pedido ${numeral(slowest.order)} ms, página ${numeral(slowest.page)} ms`,
        },
      ];
      const rows: Row[] = [];
      for (const [name, dearerBy] of [
        ['productos nuevos', 0],
        ['productos cambiados', 500],
      ] as const) {
        const file = await workbookOf(products(dearerBy));
        const checked = await withOrders({ url, order }, () => checkedAt(call, file));
        const id = checked.text;
        const applied = await withOrders({ url, order }, () =>
          call(`/imports/${id}/apply`, { onlyGood: false }),
        );
        const { created, updated }: WireImportApplied = JSON.parse(applied.text);
        if (created + updated !== IMPORTED_ROWS) throw new Error(`se importaron ${created + updated}`);
        rows.push(
          ...row(`Leer y revisar una planilla de ${name}`, checked, TARGETS.check),
          ...row(`Importar ${name}`, applied, TARGETS.apply),
        );
      }
      return [
        ...rows,
        {
          what: `Memoria del servidor mientras importa, ${engine}`,
          products: IMPORTED_ROWS,
          unit: 'megabytes',
          figure: memory.most(),
          target: { atMost: TARGETS.megabytes },
          detail: 'la mayor',
        },
      ];
    }),
  );
}

/** Each with a code and a name of its own. */
function products(dearerBy: number): Product[] {
  const demo = demoProducts(USUAL_SIZE);
  return Array.from({ length: IMPORTED_ROWS }, (_, index) => {
    const like = demo[index % demo.length];
    if (like === undefined) throw new Error('the demo has no products');
    return {
      ...like,
      id: '',
      code: `IMPORTADO-${index}`,
      name: `${like.name.slice(0, 100)} ${index}`,
      price: centavos((like.price ?? 100_000) + dearerBy),
      photos: [],
      altTexts: [],
    };
  });
}

const EXTENT = { hasMeasures: false, hasBarCodes: false, counted: new Map<string, number>() };

function workbookOf(all: readonly Product[]): Promise<Buffer> {
  async function* batches() {
    yield all.map((product) => productCells(product, EXTENT));
  }
  return buffer(xlsxStream({ name: 'Productos', columns: productColumns(EXTENT), batches: batches() }));
}

type Call = (path: string, body: object | Buffer) => Promise<string>;

async function checkedAt(call: Call, file: Buffer): Promise<string> {
  const { id, columns }: WireImport = JSON.parse(await call('/imports', file));
  const mapping = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
  const check: WireImportCheck = JSON.parse(
    await call(`/imports/${id}/check`, { mapping, options: IMPORT_OPTIONS }),
  );
  if (check.wrong > 0) throw new Error(check.errors[0]?.message);
  return id;
}

async function administratorAt(url: string): Promise<Call> {
  const authorization = `Bearer ${await logInAt(url)}`;
  return async (path, body) => {
    const sent = Buffer.isBuffer(body)
      ? multipartFile(body, 'productos.xlsx')
      : { headers: { 'content-type': 'application/json' }, payload: Buffer.from(JSON.stringify(body)) };
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...sent.headers, authorization },
      body: new Uint8Array(sent.payload),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
}

/** The most memory that a process had since the call. */
function watchedMemory(pid: number | undefined): { most(): number } {
  let most = residentMegabytes(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, MEMORY_LOOK_MS);
  return {
    most() {
      clearInterval(timer);
      return most;
    },
  };
}
