import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { listAdministrators, removeAdministrator } from './accounts/administrators.ts';
import { changePassword } from './accounts/change-password.ts';
import { inviteAdministrator, listInvitations, withdrawInvitation } from './accounts/invitations.ts';
import { disableCodes, enableCodes, getAccount, offerCodes } from './accounts/one-time-codes.ts';
import { endOtherSessions, endSession, listSessions } from './accounts/sessions.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { backupFile, requestBackup, shopBackups } from './backup/shop-backups.ts';
import { createProduct } from './catalogue/create-product.ts';
import { deleteProduct, restoreProduct } from './catalogue/delete-product.ts';
import { listProducts } from './catalogue/list-products.ts';
import { showOrHideProduct } from './catalogue/show-or-hide-product.ts';
import { updateProduct } from './catalogue/update-product.ts';
import type { Context } from './context.ts';
import { messageSheet } from './exports/message-sheet.ts';
import { orderSheet } from './exports/order-sheet.ts';
import { productSheet } from './exports/product-sheet.ts';
import { diskPhotoStore } from './images/disk-photo-store.ts';
import { storeImage } from './images/store-image.ts';
import { deskNews } from './live/desk-news.ts';
import { allMessages, listMessages } from './messages/list-messages.ts';
import { setMessageRead } from './messages/set-message-read.ts';
import { listUnsentNotices, retryNotice, retryNotices } from './notifications/unsent-notices.ts';
import { deleteOrder, getOrder, setOrderStatus } from './orders/change-order.ts';
import { allOrders, countOrdersByStatus, listOrders } from './orders/list-orders.ts';
import { removeDemo } from './overview/remove-demo.ts';
import { shopOverview } from './overview/shop-overview.ts';
import { applyPrices } from './prices/apply-prices.ts';
import { readPriceList } from './prices/read-price-list.ts';

describe.each(ENGINES)('verbs on %s', (engine) => {
  let shop: TestShop;
  const thread = aThread();
  const page = { page: 1, size: 10 };

  beforeAll(async () => {
    shop = await openTestShop(engine, { products: [thread] });
  });
  afterAll(() => shop.close());

  const forAdministrators: Record<string, (ctx: Context) => Promise<unknown>> = {
    createProduct: (ctx) => createProduct(ctx, { input: thread, idempotencyKey: null }),
    updateProduct: (ctx) => updateProduct(ctx, { id: thread.id, expectedVersion: null, input: thread }),
    showOrHideProduct: (ctx) => showOrHideProduct(ctx, { id: thread.id, isHidden: true }),
    deleteProduct: (ctx) => deleteProduct(ctx, thread.id),
    restoreProduct: (ctx) => restoreProduct(ctx, thread.id),
    listHidden: (ctx) => listProducts(ctx, { q: '', code: '', hidden: true, deleted: false, ...page }),
    listDeleted: (ctx) => listProducts(ctx, { q: '', code: '', hidden: false, deleted: true, ...page }),
    storeImage: (ctx) => storeImage(ctx, { photos: diskPhotoStore(shop.dataDir), upload: Buffer.alloc(0) }),
    listOrders: (ctx) => listOrders(ctx, { filter: { status: null, text: '' }, ...page }),
    allOrders: (ctx) => allOrders(ctx).next(),
    countOrdersByStatus: (ctx) => countOrdersByStatus(ctx),
    getOrder: (ctx) => getOrder(ctx, 'pedido'),
    setOrderStatus: (ctx) => setOrderStatus(ctx, { id: 'pedido', status: 'Listo', expectedVersion: null }),
    deleteOrder: (ctx) => deleteOrder(ctx, 'pedido'),
    listMessages: (ctx) => listMessages(ctx, { text: '', isUnread: false, ...page }),
    allMessages: (ctx) => allMessages(ctx, { text: '', isUnread: false }).next(),
    setMessageRead: (ctx) => setMessageRead(ctx, { id: 'mensaje', isRead: true }),
    listUnsentNotices: (ctx) => listUnsentNotices(ctx, { isFailing: true, ...page }),
    retryNotice: (ctx) => retryNotice(ctx, 1),
    retryNotices: (ctx) => retryNotices(ctx),
    deskNews: (ctx) => deskNews(ctx),
    readPriceList: (ctx) => readPriceList(ctx, null),
    shopOverview: (ctx) => shopOverview(ctx),
    removeDemo: (ctx) => removeDemo(ctx),
    orderSheet: async (ctx) => orderSheet(ctx, { status: null, text: '' }),
    productSheet: async (ctx) => productSheet(ctx, { q: '', code: '', hidden: false, deleted: false }),
    messageSheet: async (ctx) => messageSheet(ctx, { text: '', isUnread: false }),
    applyPrices: (ctx) => applyPrices(ctx, []),
    getAccount: (ctx) => getAccount(ctx),
    changePassword: (ctx) =>
      changePassword(ctx, { password: 'una', newPassword: 'otra', address: '', token: shop.token }),
    listSessions: (ctx) => listSessions(ctx, shop.token),
    endSession: (ctx) => endSession(ctx, 'sesion'),
    endOtherSessions: (ctx) => endOtherSessions(ctx, ''),
    offerCodes: (ctx) => offerCodes(ctx),
    enableCodes: (ctx) => enableCodes(ctx, '000000'),
    disableCodes: (ctx) => disableCodes(ctx, { password: 'una', code: '000000', address: '' }),
    listAdministrators: (ctx) => listAdministrators(ctx),
    removeAdministrator: (ctx) => removeAdministrator(ctx, 'administrator'),
    listInvitations: (ctx) => listInvitations(ctx),
    inviteAdministrator: (ctx) => inviteAdministrator(ctx, 'nadie@casahilvan.example'),
    withdrawInvitation: (ctx) => withdrawInvitation(ctx, 'invitacion'),
    listAuditLog: (ctx) => listAuditLog(ctx, { before: null, actor: null, area: null, size: 10 }),
    shopBackups: (ctx) => shopBackups(ctx, shop.backups),
    requestBackup: (ctx) => requestBackup(ctx, shop.backups),
    backupFile: (ctx) => backupFile(ctx, { folder: shop.dataDir, name: 'hilvan-2026-11-20T063000Z.tar' }),
  };

  test.each(Object.entries(forAdministrators))(
    'PERM-004 %s refuses a visitor itself, whichever door it was asked through',
    async (_name, verb) => {
      await expect(verb(shop.ctx)).rejects.toMatchObject({ code: 'not-authenticated' });
      expect(shop.backups.started).toEqual([]);
      expect(shop.ctx.catalogue.product(thread.id)).toMatchObject({ isHidden: false, version: 1 });
    },
  );
});
