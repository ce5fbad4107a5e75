import { z } from 'zod';
import {
  customerErasureSchema,
  customerMergeSchema,
  customerNoteSchema,
  customerPriceListSchema,
  customerSplitSchema,
} from '#schemas/customer.ts';
import { idempotencyHeaders } from '#schemas/idempotency-key.ts';
import { idParams, pagingQuery, searchText } from '#schemas/paging.ts';
import { customerToWire } from '#schemas/wire/customer.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { addCustomerNote } from './add-customer-note.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { giveCustomerList } from './give-customer-list.ts';
import { getCustomer, listCustomers } from './list-customers.ts';
import { mergeCustomers } from './merge-customers.ts';
import { splitCustomer } from './split-customer.ts';

const TAGS = ['Clientes'];
const CUSTOMERS_PER_PAGE = 50;
const ORDERS_PER_PAGE = 20;

const listQuery = z.object({ ...pagingQuery, q: searchText.default('') });
const pageQuery = z.object(pagingQuery);

/** Customers, for administrators alone. */
export async function customerRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/customers',
    {
      config: { access: 'customers' },
      schema: {
        tags: TAGS,
        summary: 'Los clientes, del último contacto al primero. Se buscan por lo que se busca un pedido',
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { page = 1, size = CUSTOMERS_PER_PAGE, q } = request.query;
      const { customers, total } = await listCustomers(request.verbs(), { text: q, page, size });
      return reply.header('x-total-count', total).send(customers.map(customerToWire));
    },
  );

  app.get(
    '/customers/:id',
    {
      config: { access: 'customers' },
      schema: {
        tags: TAGS,
        summary: 'Un cliente, con sus notas y una página de sus pedidos',
        params: idParams,
        querystring: pageQuery,
      },
    },
    async (request, reply) => {
      const { page = 1, size = ORDERS_PER_PAGE } = request.query;
      const customer = await getCustomer(request.verbs(), { id: request.params.id, page, size });
      return reply.header('x-total-count', customer.orderCount).send(customer);
    },
  );

  app.post(
    '/customers/:id/notes',
    {
      config: { access: 'customers' },
      schema: {
        tags: TAGS,
        summary: 'Agrega una nota interna de un cliente. La misma Idempotency-Key la guarda una sola vez',
        params: idParams,
        headers: idempotencyHeaders,
        body: customerNoteSchema,
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const note = { id: request.params.id, text: request.body.text, idempotencyKey };
      return reply.code(201).send(await addCustomerNote(request.verbs(), note));
    },
  );

  app.post(
    '/customers/:id/merge',
    {
      config: { access: 'customers' },
      schema: {
        tags: TAGS,
        summary: 'Une a este cliente otro, que deja de existir; sus pedidos, notas y teléfonos pasan a este',
        params: idParams,
        body: customerMergeSchema,
      },
    },
    async (request) => {
      const merge = { id: request.params.id, other: request.body.other };
      return customerToWire(await mergeCustomers(request.verbs(), merge));
    },
  );

  app.post(
    '/customers/:id/split',
    {
      config: { access: 'customers' },
      schema: {
        tags: TAGS,
        summary: 'Separa un teléfono que llegó al unir clientes: con sus pedidos vuelve a ser otro cliente',
        params: idParams,
        body: customerSplitSchema,
      },
    },
    async (request) => {
      const split = { id: request.params.id, phone: request.body.phone };
      return customerToWire(await splitCustomer(request.verbs(), split));
    },
  );

  app.put(
    '/customers/:id/price-list',
    {
      config: { access: 'prices' },
      schema: {
        tags: TAGS,
        summary: 'La lista de precios con la que se le vende en el mostrador; null, los precios de todos',
        params: idParams,
        body: customerPriceListSchema,
      },
    },
    async (request) => {
      const given = { id: request.params.id, listId: request.body.priceList };
      return customerToWire(await giveCustomerList(request.verbs(), given));
    },
  );

  app.get(
    '/customers/:id/export',
    {
      config: { access: 'customers' },
      schema: {
        tags: TAGS,
        summary: 'Todo lo que la tienda guarda de una persona, como archivo',
        params: idParams,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const content = await exportCustomer(request.verbs(), { id, origin: request.origin });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="cliente-${id}.json"`)
        .send(JSON.stringify(content, null, 2));
    },
  );

  app.post(
    '/customers/:id/erase',
    {
      config: { access: 'erase' },
      schema: {
        tags: TAGS,
        summary: 'Borra para siempre los datos de una persona; sus pedidos quedan sin ella',
        params: idParams,
        body: customerErasureSchema,
      },
    },
    async (request) => {
      return eraseCustomer(request.verbs(), { id: request.params.id, ...request.body });
    },
  );
}
