import { z } from 'zod';
import { flagQuery, idSchema, searchText } from '#schemas/paging.ts';
import { productFilterQuery } from '#schemas/product-filter.ts';
import { chosenOrdersSchema, filterOf, orderFilterQuery } from '#schemas/several-orders.ts';
import { record } from '#server/audit/record.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { messageSheet } from './message-sheet.ts';
import { openCreditSheet } from './open-credit-sheet.ts';
import { orderSheet } from './order-sheet.ts';
import { productSheet } from './product-sheet.ts';
import { SHEET_FORMATS, sendSheet } from './send-sheet.ts';
import { stockMoveSheet } from './stock-move-sheet.ts';

const TAGS = ['Descargas'];

const orderQuery = z.object(orderFilterQuery);
const productQuery = z.object(productFilterQuery);
const moveQuery = z.object({ id: idSchema.optional() });
const messageQuery = z.object({ q: searchText.default(''), unread: flagQuery.default(false) });

/** The dashboard's lists as files, with the same filters. */
export async function exportRoutes(app: ApiInstance): Promise<void> {
  for (const format of SHEET_FORMATS) {
    const inFormat = `en ${format.toUpperCase()}`;
    app.get(
      `/orders.${format}`,
      {
        config: { access: 'orders' },
        schema: { tags: TAGS, summary: `Los pedidos con sus líneas, ${inFormat}`, querystring: orderQuery },
      },
      async (request, reply) => {
        const sheet = orderSheet(request.verbs(), filterOf(request.query));
        await record(request.verbs(), 'list-downloaded', { list: 'orders', format });
        return sendSheet(reply, sheet, format);
      },
    );
    app.post(
      `/orders.${format}`,
      {
        config: { access: 'orders' },
        schema: { tags: TAGS, summary: `Los pedidos elegidos, ${inFormat}`, body: chosenOrdersSchema },
      },
      async (request, reply) => {
        const sheet = orderSheet(request.verbs(), { status: null, text: '', ids: request.body.ids });
        await record(request.verbs(), 'list-downloaded', { list: 'orders', format });
        return sendSheet(reply, sheet, format);
      },
    );
    app.get(
      `/items.${format}`,
      {
        config: { access: 'see-prices' },
        schema: { tags: TAGS, summary: `Los productos, ${inFormat}`, querystring: productQuery },
      },
      async (request, reply) => {
        const sheet = await productSheet(request.verbs(), request.query);
        await record(request.verbs(), 'list-downloaded', { list: 'items', format });
        return sendSheet(reply, sheet, format);
      },
    );
    app.get(
      `/getContact.${format}`,
      {
        config: { access: 'messages' },
        schema: { tags: TAGS, summary: `Los mensajes recibidos, ${inFormat}`, querystring: messageQuery },
      },
      async (request, reply) => {
        const { q, unread } = request.query;
        const sheet = messageSheet(request.verbs(), { text: q, isUnread: unread });
        await record(request.verbs(), 'list-downloaded', { list: 'messages', format });
        return sendSheet(reply, sheet, format);
      },
    );
    app.get(
      `/payments/matches.${format}`,
      {
        config: { access: 'orders' },
        schema: { tags: TAGS, summary: `Las acreditaciones del banco que nadie tomó, ${inFormat}` },
      },
      async (request, reply) => {
        const sheet = openCreditSheet(request.verbs());
        await record(request.verbs(), 'list-downloaded', { list: 'credits', format });
        return sendSheet(reply, sheet, format);
      },
    );
    app.get(
      `/stock/moves.${format}`,
      {
        config: { access: 'receive-stock' },
        schema: {
          tags: TAGS,
          summary: `Los movimientos de existencias, de todo o de un producto, ${inFormat}`,
          querystring: moveQuery,
        },
      },
      async (request, reply) => {
        const sheet = stockMoveSheet(request.verbs(), { productId: request.query.id ?? null });
        await record(request.verbs(), 'list-downloaded', { list: 'stock', format });
        return sendSheet(reply, sheet, format);
      },
    );
  }
}
