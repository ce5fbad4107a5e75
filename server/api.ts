import type { RouteOptions } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import es from 'zod/v4/locales/es.js';
import { administratorRoutes } from './accounts/administrator-routes.ts';
import type { Mailing } from './accounts/invitation-mail.ts';
import { ownAccountRoutes } from './accounts/own-account-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { backupRoutes } from './backup/routes.ts';
import type { BackupDesk } from './backup/shop-backups.ts';
import { compactCatalogueRoute } from './catalogue/compact-catalogue-route.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { healthRoutes } from './health-routes.ts';
import type { PhotoStore } from './images/photo-store.ts';
import { imageApiRoutes } from './images/routes.ts';
import { importRoutes } from './imports/routes.ts';
import type { ApiInstance } from './kernel/api-instance.ts';
import { assertAdministrator } from './kernel/assert-administrator.ts';
import { assertMay } from './kernel/assert-may.ts';
import type { Context } from './kernel/context.ts';
import { Refusal } from './kernel/errors.ts';
import { addRateLimits } from './kernel/rate-limits.ts';
import { assertSameOrigin } from './kernel/same-origin.ts';
import type { ChangeWatch } from './kernel/watch-changes.ts';
import { labelRoutes } from './labels/routes.ts';
import { addLiveRoutes } from './live/routes.ts';
import { mercadoPagoRoutes, publicMercadoPagoRoutes } from './mercado-pago/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noticeRoutes } from './notifications/routes.ts';
import { deskOrderRoutes } from './orders/desk-routes.ts';
import { orderEntryRoutes } from './orders/entry-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { severalOrdersRoutes } from './orders/several-orders-routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { bankMatchRoutes } from './payments/bank-match-routes.ts';
import { publicReceiptRoutes, receiptFileRoutes, receiptRoutes } from './payments/receipt-routes.ts';
import { paymentMeansRoutes, paymentRoutes } from './payments/routes.ts';
import { priceChangeRoutes } from './price-changes/routes.ts';
import { type PriceSource, priceRoutes } from './prices/routes.ts';
import { productActionRoutes } from './product-actions/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { publicQuoteRoutes } from './quotes/public-routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { storeRoutes } from './settings/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { publicWholesaleRoutes } from './wholesale/holder-routes.ts';
import { wholesaleRoutes } from './wholesale/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

type ApiOptions = {
  readonly context: Omit<Context, 'actor' | 'log'>;
  readonly changes: ChangeWatch;
  readonly hasRateLimits: boolean;
  readonly photos: PhotoStore;
  readonly dataDir: string;
  readonly isInMaintenance: boolean;
  readonly priceSource: PriceSource | null;
  readonly mailing: Mailing | null;
  readonly backups: BackupDesk;
};

/** The API: access, validation and every group of routes, listed by hand. */
export async function api(app: ApiInstance, options: ApiOptions): Promise<void> {
  z.config(es());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setNotFoundHandler(() => {
    throw new Refusal('unknown-route');
  });
  // A foreign site's form can send plain text without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRoute', assertSaysWhoMayCall);
  app.addHook('onRequest', assertSameOrigin);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'staff') assertAdministrator(request);
    else if (access !== 'public') assertMay(request, access);
  });
  await addRateLimits(app, options);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  addLiveRoutes(typed, options);
  await typed.register(accountRoutes);
  await typed.register(ownAccountRoutes);
  await typed.register(administratorRoutes, { mailing: options.mailing });
  await typed.register(auditRoutes);
  await typed.register(catalogueRoutes, { photos: options.photos });
  await typed.register(categoryRoutes, { photos: options.photos });
  await typed.register(compactCatalogueRoute, { isInMaintenance: options.isInMaintenance });
  await typed.register(suggestionRoutes);
  await typed.register(orderRoutes);
  await typed.register(deskOrderRoutes);
  await typed.register(severalOrdersRoutes);
  await typed.register(orderEntryRoutes);
  await typed.register(paymentRoutes);
  await typed.register(paymentMeansRoutes);
  await typed.register(publicReceiptRoutes);
  await typed.register(receiptRoutes);
  await typed.register(receiptFileRoutes);
  await typed.register(bankMatchRoutes);
  await typed.register(mercadoPagoRoutes);
  await typed.register(publicMercadoPagoRoutes);
  await typed.register(customerRoutes);
  await typed.register(quoteRoutes);
  await typed.register(publicQuoteRoutes);
  await typed.register(messageRoutes);
  await typed.register(withdrawalRoutes);
  await typed.register(stockRoutes);
  await typed.register(labelRoutes);
  await typed.register(wholesaleRoutes);
  await typed.register(publicWholesaleRoutes);
  await typed.register(noticeRoutes);
  await typed.register(pushRoutes);
  await typed.register(imageApiRoutes, { photos: options.photos });
  await typed.register(priceRoutes, { source: options.priceSource });
  await typed.register(priceChangeRoutes);
  await typed.register(productActionRoutes);
  await typed.register(importRoutes, { photos: options.photos });
  await typed.register(storeRoutes);
  await typed.register(overviewRoutes, { dataDir: options.dataDir });
  await typed.register(analysisRoutes, { context: options.context });
  await typed.register(exportRoutes);
  await typed.register(backupRoutes, { backups: options.backups });
  await typed.register(healthRoutes);
}

/** A route that says nothing would be open to every role, so the server doesn't start with one. */
function assertSaysWhoMayCall({ method, url, config }: RouteOptions): void {
  if (config?.access === undefined) throw new Error(`${method} ${url} says nobody: config: { access: … }`);
}
