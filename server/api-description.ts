import swagger, { type SwaggerOptions } from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { createJsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as accounts from '#schemas/account-answers.ts';
import { analysisAnswer } from '#schemas/analysis-answers.ts';
import { fileAnswer, idAnswer, noAnswer } from '#schemas/answer-parts.ts';
import { backupsAnswer } from '#schemas/backup-answers.ts';
import { bankMatchesAnswer } from '#schemas/bank-match-answers.ts';
import * as barCodes from '#schemas/bar-codes-answers.ts';
import { categoriesAnswer } from '#schemas/category-answers.ts';
import { compactCatalogueAnswer } from '#schemas/compact-catalogue-answer.ts';
import * as customers from '#schemas/customer-answers.ts';
import { facetsAnswer } from '#schemas/facets-answer.ts';
import * as imports from '#schemas/import-answers.ts';
import { labelsAnswer } from '#schemas/labels.ts';
import { auditLogAnswer } from '#schemas/log-answer.ts';
import { matchedListAnswer } from '#schemas/matched-list-answer.ts';
import { mercadoPagoAnswer, payAnswer, takenNoticeAnswer } from '#schemas/mercado-pago.ts';
import { messageAnswer } from '#schemas/message-answers.ts';
import { newsAnswer } from '#schemas/news-answer.ts';
import { noticeAnswer, retriedAnswer } from '#schemas/notice-answers.ts';
import * as orders from '#schemas/order-answers.ts';
import { orderEntryAnswer } from '#schemas/order-entry-answers.ts';
import { demoRemovalAnswer, overviewAnswer } from '#schemas/overview-answers.ts';
import {
  paymentMeansAnswer,
  paymentReceiptAnswer,
  paymentsAnswer,
  receiptAnswer,
  sentReceiptAnswer,
} from '#schemas/payment-answers.ts';
import { photoAnswer, photoMatchAnswer } from '#schemas/photo-answers.ts';
import { pickListAnswer } from '#schemas/pick-list-answer.ts';
import * as prices from '#schemas/price-change-answers.ts';
import { priceListAnswer, priceUpdateAnswer } from '#schemas/price-list-answers.ts';
import { problemAnswer } from '#schemas/problem-answer.ts';
import { productActionAnswer, productActionUndoneAnswer } from '#schemas/product-action-answers.ts';
import { productAnswer } from '#schemas/product-answer.ts';
import { pushRenewalAnswer, pushSettingsAnswer } from '#schemas/push-answers.ts';
import * as quotes from '#schemas/quote-answers.ts';
import { owedAnswer, receivedAnswer } from '#schemas/receivable-answers.ts';
import * as stock from '#schemas/stock-answers.ts';
import * as store from '#schemas/store-answers.ts';
import { suggestionsAnswer } from '#schemas/suggestions-answer.ts';
import * as wholesale from '#schemas/wholesale.ts';
import * as withdrawals from '#schemas/withdrawal-answers.ts';
import { APP_VERSION } from './kernel/app-version.ts';
import { NO_JSON_SCHEMAS } from './kernel/no-json-schemas.ts';

/** The status and content of each call's successful answer. */
export const ANSWERS: Readonly<Record<string, readonly [status: number, content: z.ZodType]>> = {
  'POST /api/login': [200, accounts.tokenAnswer],
  'POST /api/logout': [204, noAnswer],
  'GET /api/session': [200, accounts.sessionAnswer],
  'POST /api/invitation': [200, accounts.invitedAnswer],
  'POST /api/invitation/accept': [200, accounts.tokenAnswer],
  'GET /api/account': [200, accounts.accountAnswer],
  'PUT /api/account/password': [204, noAnswer],
  'GET /api/account/sessions': [200, z.array(accounts.openSessionAnswer)],
  'DELETE /api/account/sessions': [200, accounts.endedAnswer],
  'DELETE /api/account/sessions/:id': [204, noAnswer],
  'POST /api/account/codes': [200, accounts.codesOfferAnswer],
  'PUT /api/account/codes': [200, accounts.recoveryCodesAnswer],
  'POST /api/account/codes/disable': [204, noAnswer],
  'GET /api/administrators': [200, z.array(accounts.administratorAnswer)],
  'PUT /api/administrators/:id': [204, noAnswer],
  'DELETE /api/administrators/:id': [204, noAnswer],
  'GET /api/invitations': [200, z.array(accounts.invitationAnswer)],
  'POST /api/invitations': [201, accounts.newInvitationAnswer],
  'DELETE /api/invitations/:id': [204, noAnswer],
  'GET /api/log': [200, auditLogAnswer],
  'GET /api/items': [200, z.array(productAnswer)],
  'GET /api/catalogue': [200, compactCatalogueAnswer],
  'GET /api/suggestions': [200, suggestionsAnswer],
  'GET /api/facets': [200, facetsAnswer],
  'POST /api/matched-list': [200, matchedListAnswer],
  'GET /api/items/ids': [200, z.array(z.string())],
  'GET /api/items/:id': [200, productAnswer],
  'POST /api/items': [201, productAnswer],
  'PUT /api/items/:id': [200, productAnswer],
  'DELETE /api/items/:id': [204, noAnswer],
  'POST /api/items/:id/restore': [200, productAnswer],
  'PUT /api/items/:id/availability': [200, productAnswer],
  'PUT /api/showhideitem/:id': [200, productAnswer],
  'POST /api/orders': [201, orders.receiptAnswer],
  'POST /api/desk/orders': [201, orders.receiptAnswer],
  'GET /api/orders/:id/link': [200, orders.orderLinkAnswer],
  'GET /api/orders': [200, z.array(orders.orderAnswer)],
  'GET /api/orders/pending-count': [200, orders.statusCountAnswer],
  'GET /api/orders/:id': [200, orders.orderAnswer],
  'PUT /api/orders/:id': [200, orders.orderAnswer],
  'DELETE /api/orders/:id': [204, noAnswer],
  'POST /api/orders/:id/restore': [200, orders.orderAnswer],
  'POST /api/orders/batch-status': [200, orders.batchStatusAnswer],
  'POST /api/orders/batch-delete': [200, orders.deletedOrdersAnswer],
  'POST /api/orders/purge': [200, orders.purgedOrdersAnswer],
  'GET /api/orders/pick-list': [200, pickListAnswer],
  'POST /api/orders/pick-list': [200, pickListAnswer],
  'GET /api/orders/ids': [200, z.array(z.string())],
  'POST /api/orders/:id/quotes': [201, quotes.quoteReceiptAnswer],
  'GET /api/orders/:id/quotes': [200, z.array(quotes.quoteAnswer)],
  'GET /api/orders/:id/quote-draft': [200, quotes.quoteDraftAnswer],
  'PUT /api/orders/:id/quote-draft': [200, quotes.quoteDraftAnswer],
  'DELETE /api/orders/:id/quote-draft': [204, noAnswer],
  'GET /api/quotes/:token': [200, quotes.publicQuoteAnswer],
  'POST /api/quotes/:token/accept': [200, quotes.acceptanceAnswer],
  'POST /api/quotes/:token/question': [201, quotes.questionAnswer],
  'GET /api/orders/:id/timeline': [200, z.array(orderEntryAnswer)],
  'POST /api/orders/:id/notes': [201, z.array(orderEntryAnswer)],
  'PUT /api/orders/:id/reminder': [200, orders.orderAnswer],
  'POST /api/orders/link/:token/receipts': [201, sentReceiptAnswer],
  'POST /api/quotes/:token/receipts': [201, sentReceiptAnswer],
  'GET /api/receipts': [200, z.array(receiptAnswer)],
  'POST /api/receipts/:id/take': [200, paymentReceiptAnswer],
  'POST /api/receipts/:id/refuse': [204, noAnswer],
  'GET /api/payments/matches.csv': [200, fileAnswer],
  'GET /api/payments/matches.xlsx': [200, fileAnswer],
  'GET /api/payments/matches': [200, bankMatchesAnswer],
  'POST /api/payments/matches': [201, bankMatchesAnswer],
  'POST /api/payments/matches/:id/take': [200, paymentReceiptAnswer],
  'POST /api/payments/matches/:id/set-aside': [204, noAnswer],
  'POST /api/payments/matches/:id/reopen': [204, noAnswer],
  'GET /api/payments/mercado-pago': [200, mercadoPagoAnswer],
  'PUT /api/payments/mercado-pago': [200, mercadoPagoAnswer],
  'POST /api/quotes/:token/pay': [200, payAnswer],
  'POST /api/mercadopago/notices': [200, takenNoticeAnswer],
  'GET /api/payments/means': [200, paymentMeansAnswer],
  'GET /api/orders/:id/payments': [200, paymentsAnswer],
  'POST /api/orders/:id/payments': [201, paymentReceiptAnswer],
  'DELETE /api/orders/:id/payments/:paymentId': [204, noAnswer],
  'POST /api/orders/:id/refunds': [201, paymentReceiptAnswer],
  'DELETE /api/orders/:id/refunds/:refundId': [204, noAnswer],
  'GET /api/payments/owed': [200, owedAnswer],
  'GET /api/payments/received': [200, receivedAnswer],
  'GET /api/customers': [200, z.array(customers.customerAnswer)],
  'GET /api/customers/:id': [200, customers.customerPageAnswer],
  'POST /api/customers/:id/notes': [201, z.array(customers.customerNoteAnswer)],
  'POST /api/customers/:id/merge': [200, customers.customerAnswer],
  'POST /api/customers/:id/split': [200, customers.customerAnswer],
  'PUT /api/customers/:id/price-list': [200, customers.customerAnswer],
  'GET /api/customers/:id/export': [200, customers.customerExportAnswer],
  'POST /api/customers/:id/erase': [200, customers.erasureAnswer],
  'POST /api/sendContact': [201, idAnswer],
  'GET /api/getContact': [200, z.array(messageAnswer)],
  'POST /api/withdrawals': [201, withdrawals.withdrawalReceiptAnswer],
  'GET /api/withdrawals': [200, z.array(withdrawals.withdrawalAnswer)],
  'PUT /api/withdrawals/:id': [200, withdrawals.withdrawalAnswer],
  'POST /api/bar-codes': [201, barCodes.newBarCodesAnswer],
  'POST /api/bar-codes/own': [200, barCodes.ownBarCodesAnswer],
  'POST /api/labels': [200, labelsAnswer],
  'GET /api/price-lists': [200, z.array(wholesale.wholesaleListAnswer)],
  'GET /api/price-lists/:id': [200, wholesale.wholesaleListAnswer],
  'GET /api/price-lists/:id/prices': [200, wholesale.listedPricesAnswer],
  'POST /api/price-lists/prices': [200, wholesale.readPricesAnswer],
  'GET /api/price-lists/:id/terms': [200, wholesale.listTermsAnswer],
  'POST /api/price-lists': [201, wholesale.wholesaleListAnswer],
  'PUT /api/price-lists/:id': [200, wholesale.wholesaleListAnswer],
  'DELETE /api/price-lists/:id': [204, noAnswer],
  'POST /api/price-lists/:id/links': [201, wholesale.wholesaleListAnswer],
  'DELETE /api/price-lists/:id/links/:linkId': [200, wholesale.wholesaleListAnswer],
  'GET /api/wholesale': [200, wholesale.wholesaleAnswer.nullable()],
  'POST /api/wholesale/leave': [204, noAnswer],
  'GET /api/stock': [200, stock.stockListAnswer],
  'GET /api/stock/shortages': [200, stock.shortagesAnswer],
  'GET /api/stock/:id': [200, stock.productStockAnswer],
  'PUT /api/stock/:id': [200, stock.productStockAnswer],
  'POST /api/stock/moves': [201, stock.stockMovedAnswer],
  'POST /api/stock/counts': [200, stock.stockDifferencesAnswer],
  'POST /api/stock/:id/remnants': [201, stock.offeredRemnantAnswer],
  'PUT /api/messages/:id': [200, messageAnswer],
  'GET /api/notices': [200, z.array(noticeAnswer)],
  'POST /api/notices/:id/retry': [200, noticeAnswer],
  'POST /api/notices/retry': [200, retriedAnswer],
  'GET /api/push': [200, pushSettingsAnswer],
  'PUT /api/push/device': [204, noAnswer],
  'POST /api/push/renew': [200, pushRenewalAnswer],
  'POST /api/push/test': [204, noAnswer],
  'POST /api/push/end': [204, noAnswer],
  'GET /api/news': [200, newsAnswer],
  'POST /api/cloudinary': [201, photoAnswer],
  'POST /api/photo-matches': [200, z.array(photoMatchAnswer)],
  'GET /api/get-prices': [200, priceListAnswer],
  'POST /api/update-prices': [200, priceUpdateAnswer],
  'GET /api/categories': [200, categoriesAnswer],
  'POST /api/categories/add': [200, categoriesAnswer],
  'POST /api/categories/rename': [200, categoriesAnswer],
  'POST /api/categories/order': [200, categoriesAnswer],
  'POST /api/categories/hide': [200, categoriesAnswer],
  'POST /api/categories/merge': [200, categoriesAnswer],
  'POST /api/categories/remove': [200, categoriesAnswer],
  'POST /api/categories/picture': [200, categoriesAnswer],
  'POST /api/categories/text': [200, categoriesAnswer],
  'POST /api/categories/undo': [200, categoriesAnswer],
  'POST /api/price-changes/preview': [200, prices.pricePreviewAnswer],
  'POST /api/price-changes/selection': [200, prices.selectedProductsAnswer],
  'POST /api/price-changes/vat/preview': [200, prices.vatPreviewAnswer],
  'POST /api/price-changes': [201, prices.priceReceiptAnswer],
  'GET /api/price-changes': [200, z.array(prices.priceBatchAnswer)],
  'GET /api/price-changes/progress': [200, prices.priceProgressAnswer],
  'GET /api/price-changes/stale': [200, prices.stalePricesAnswer],
  'GET /api/price-changes/:id': [200, prices.priceBatchDetailAnswer],
  'GET /api/price-changes/:id/export': [200, fileAnswer],
  'POST /api/price-changes/:id/undo': [200, prices.priceUndoAnswer],
  'DELETE /api/price-changes/:id': [204, noAnswer],
  'GET /api/items/brands': [200, z.array(z.string())],
  'POST /api/items/actions': [200, productActionAnswer],
  'POST /api/items/actions/:id/undo': [200, productActionUndoneAnswer],
  'GET /api/items/:id/prices': [200, z.array(prices.priceMomentAnswer)],
  'POST /api/imports': [201, imports.importAnswer],
  'GET /api/imports': [200, z.array(imports.importEntryAnswer)],
  'GET /api/imports/template': [200, fileAnswer],
  'GET /api/imports/:id': [200, imports.importStateAnswer],
  'GET /api/imports/:id/changes': [200, z.array(imports.importChangeAnswer)],
  'GET /api/imports/:id/wrong-rows': [200, fileAnswer],
  'POST /api/imports/:id/check': [200, imports.importCheckAnswer],
  'POST /api/imports/:id/apply': [200, imports.importAppliedAnswer],
  'POST /api/imports/:id/photos': [200, imports.importPhotosAnswer],
  'POST /api/imports/:id/show': [200, productActionAnswer],
  'POST /api/imports/:id/undo': [200, imports.importUndoneAnswer],
  'GET /api/store': [200, store.storeAnswer],
  'GET /api/store/:area': [200, store.storeAreaAnswer],
  'PUT /api/store/:area': [200, store.storeAreaAnswer],
  'GET /api/store/:area/versions': [200, z.array(store.storeVersionAnswer)],
  'GET /api/store/:area/versions/:version': [200, store.storeAreaAnswer],
  'POST /api/visits': [204, noAnswer],
  'GET /api/analysis': [200, analysisAnswer],
  'GET /api/overview': [200, overviewAnswer],
  'DELETE /api/demo-products': [200, demoRemovalAnswer],
  'GET /api/orders.csv': [200, fileAnswer],
  'GET /api/orders.xlsx': [200, fileAnswer],
  'POST /api/orders.csv': [200, fileAnswer],
  'POST /api/orders.xlsx': [200, fileAnswer],
  'GET /api/items.csv': [200, fileAnswer],
  'GET /api/items.xlsx': [200, fileAnswer],
  'GET /api/stock/moves.csv': [200, fileAnswer],
  'GET /api/stock/moves.xlsx': [200, fileAnswer],
  'GET /api/getContact.csv': [200, fileAnswer],
  'GET /api/getContact.xlsx': [200, fileAnswer],
  'GET /api/backups': [200, backupsAnswer],
  'POST /api/backups': [202, backupsAnswer],
  'POST /api/backups/proof': [202, backupsAnswer],
  'GET /api/backups/:id': [200, fileAnswer],
  'GET /api/health': [
    200,
    z.strictObject({ status: z.literal('ok'), version: z.string(), place: z.string() }),
  ],
  'GET /api/docs': [200, z.looseObject({ openapi: z.string() })],
};

/** Further answers of a call that are no faults. */
export const OTHER_ANSWERS: Readonly<Record<string, Readonly<Record<number, z.ZodType>>>> = {
  'GET /api/catalogue': { 204: noAnswer, 304: noAnswer },
};

const transform = createJsonSchemaTransform({ skipList: [] });

const OPTIONS: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Hilván', version: APP_VERSION },
    security: [{ cookie: [] }, { token: [] }],
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  transform(route) {
    const { method, config } = route.route;
    const call = `${method} ${route.url}`;
    const answer = ANSWERS[call];
    if (answer === undefined) return transform(route);
    const [status, content] = answer;
    const response = { [status]: content, ...OTHER_ANSWERS[call], '4xx': problemAnswer };
    const access = config?.access === 'public' ? { security: [] } : {};
    return transform({ ...route, schema: { ...route.schema, ...access, response } });
  },
};

/** The part of a route that its description needs. */
export type ApiRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>;

/** OpenAPI 3.1 of the routes: requests from their own schemas, answers from the tables above. */
export async function apiDescription(routes: readonly ApiRoute[]): Promise<object> {
  // The plugin describes only routes that are added after it, so they are added again.
  const app = fastify({ exposeHeadRoutes: false, schemaController: NO_JSON_SCHEMAS });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, OPTIONS);
  for (const route of routes) app.route({ ...route, handler: () => undefined });
  await app.ready();
  return app.swagger();
}
