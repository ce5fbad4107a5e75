import type { InjectOptions, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aThread } from '#tests/support/a-thread.ts';
import { withRegisteredRoutes } from '#tests/support/registered-routes.ts';
import { ANY_ENGINE, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { doorsOfServer, refusalOf, verbsOfServer } from '#tests/support/verbs-of-server.ts';
import { SESSION_COOKIE } from './accounts/session-cookie.ts';
import { listProducts } from './catalogue/list-products.ts';
import { productSheet } from './exports/product-sheet.ts';
import { builtPages } from './pages/pages-source.ts';

/** What anybody may ask for, and why. */
const FOR_VISITORS: Record<string, string> = {
  placeOrder: 'shoppers order without an account',
  acceptQuote: 'who has the link of a quote may accept it',
  askForChange: 'the same',
  markQuoteSeen: 'the same',
  quoteByToken: 'the same',
  sendMessage: 'anybody may write to the shop',
  requestWithdrawal: 'anybody may take a purchase back, as the law wants',
  countVisit: 'a browser tells what was seen, without saying whose it is',
  logIn: 'who logs in is nobody yet',
  logOut: 'ends the session whose token it is given, and nothing else',
  findInvitation: 'who was invited is nobody yet; the secret says who',
  acceptInvitation: 'the same',
  listProducts: 'shows visitors what is on sale; the hidden and the deleted are tried below',
  allProducts: 'shows visitors what is on sale',
  namedProducts: 'shows visitors what is on sale',
  getProduct: 'shows visitors what is on sale',
  asSeen: 'shows visitors what is on sale',
  findLinkedOrder: 'who has an order’s link may see it; its token can’t be guessed',
  linkedPayment: 'who has an order’s or a quote’s link may see how it is paid',
  payableOrder: 'the same',
  sendReceipt: 'who has an order’s or a quote’s link may say that it is paid',
  payQuote: 'who has the link of a quote may pay it',
  onlinePayment: 'the same',
  takeNotice: 'Mercado Pago signs its notices, and is asked for what they say',
  wholesaleOf: 'who has the link of a price list may see its prices',
  openPriceListLink: 'the same',
  heldList: 'the same',
  paymentMeans: 'says what each customer may know',
  suggestProducts: 'shows visitors what is on sale',
  findFacets: 'shows visitors what is on sale',
  matchList: 'shows visitors what is on sale',
  pageServicesFor: 'tells a page who reads it',
};

/** What asks nobody because a verb that called it has asked already, or because no request leads to it. No door names it. */
const BEHIND_VERBS: Record<string, string> = {
  acceptCode: 'part of logging in and of confirming who asks',
  writeOrderEntries: 'part of what it tells',
  addOrderEntry: 'part of what it tells',
  addRequestContext: 'when the server starts',
  addToOutbox: 'part of ordering and of writing to the shop',
  administratorOf: 'finds out who asks',
  applyMarks: 'part of acting on many products',
  assertAvailable: 'part of accepting a quote',
  sharedShortages: 'part of the pick list',
  shortagesOf: 'part of what asks',
  assertProductParts: 'part of saving a product',
  assertDraftIs: 'part of saving and of sending a quote',
  clearDraft: 'part of sending a quote',
  assertSettled: 'part of erasing a customer',
  beginCatalogueWrite: 'part of every verb that writes products',
  beginAttempt: 'part of logging in and of confirming who asks',
  beginBatch: 'part of a change of prices',
  briefOrder: 'part of reading an order',
  catchUp: 'when the server reads what others changed',
  checkNextLink: 'when a payment is asked for',
  changeHeldOrders: 'part of acting on many orders',
  checkReport: 'part of checking an import',
  chosenRows: 'part of acting on many products',
  everyMatch: 'part of listing products',
  checkRows: 'part of a change of prices',
  claimImport: 'part of applying an import',
  claimIdempotencyKey: 'part of whatever is made once',
  copiesFailedMail: 'when the server sends its mail',
  countNewOrders: 'when orders came in',
  compareSums: 'once a night',
  countRecoveryCodes: 'part of an account',
  currentProducts: 'part of ordering',
  dropStaged: 'part of a change of prices',
  earlierOrder: 'part of ordering',
  listOfOrder: 'part of sending a quote',
  listAtDesk: 'part of ordering at the desk',
  listInForce: 'part of sending a quote',
  exportedSettings: 'a command on the server’s own machine',
  fetchImportPhotos: 'when photos of an applied import wait',
  fetchedPhoto: 'part of fetching the photos of an import',
  ensureAdministrator: 'when the server starts',
  forgetOldDays: 'once an hour',
  forgetAttempt: 'part of logging in and of confirming who asks',
  importSettings: 'a command on the server’s own machine',
  giveUpImport: 'part of applying an import',
  hasPlaceNow: 'part of acting on many products',
  idWithKey: 'part of whatever is made once',
  inPresentPlace: 'part of saving a product',
  inTransaction: 'part of every verb that writes',
  isOffsiteWorkDue: 'every minute',
  isStale: 'part of a change of prices',
  loadDemo: 'when the server starts',
  countDemo: 'part of loading the demo',
  addDemoLists: 'part of loading the demo',
  lockOrder: 'part of every verb that changes an order',
  matchingOrders: 'part of reading orders',
  lockCustomer: 'part of every verb that changes a customer',
  holdCustomerOfQuote: 'part of answering a quote',
  holdOrders: 'part of acting on many orders',
  keepDailySums: 'every ten seconds',
  keepPhoto: 'part of an upload, and of fetching the photos of an import',
  missingInWords: 'part of accepting a quote, and of its mail',
  receiptAnsweredMail: 'when the server sends its mail',
  messageReceivedMail: 'when the server sends its mail',
  mailToShop: 'part of composing a mail',
  mailToShopper: 'part of composing a mail',
  nextNumber: 'part of every verb that writes',
  noteContact: 'part of answering a quote',
  openPageCache: 'when the server starts',
  openSession: 'part of logging in',
  orderLinkToken: 'part of ordering and of its mail',
  paidSoFar: 'part of reading how an order is paid',
  transferTermsOf: 'the same',
  writePayment: 'part of whatever takes a payment',
  takeRefundsOf: 'part of what Mercado Pago says of a payment',
  orderPlacedMail: 'when the server sends its mail',
  orderOf: 'reads a row that a verb has fetched',
  pushKeys: 'part of what asks',
  queueOrderPush: 'part of ordering',
  queueTroublePush: 'part of telling of trouble',
  quotedProducts: 'part of sending a quote',
  quoteOf: 'reads a row that a verb has fetched',
  recordPriceBatch: 'part of whatever changes a price',
  recordProduct: 'part of saving a product',
  removeOldKeys: 'once an hour',
  removePayment: 'part of whatever takes a payment back',
  renewClaimOf: 'part of applying an import',
  replaceCategories: 'part of every change of the categories',
  replaceSettings: 'part of every verb that changes settings',
  requestedLines: 'part of ordering',
  presentCategory: 'part of listing products and of a change of prices',
  resetCodes: 'a command on the server’s own machine',
  rowsChanged: 'part of a change of prices',
  runPriceSchedule: 'when a moment of prices has come',
  selectedProducts: 'part of a preview of prices or VAT',
  selectionOf: 'part of a change of prices',
  settleCategories: 'part of a change of the categories, and when the server starts',
  settleGatewayPayment: 'when Mercado Pago told of a payment',
  settleShelf: 'part of whatever changes what an order takes',
  settlePrices: 'part of whatever changes a price',
  setPassword: 'a command on the server’s own machine',
  stagePlan: 'part of applying an import',
  stageBatch: 'part of a change of prices',
  staleCategories: 'part of every change of the categories',
  startCategoryWork: 'when the server starts',
  startGatewayChecks: 'when the server starts',
  startHourlyRemoval: 'when the server starts',
  startNightlyComparison: 'when the server starts',
  startImportWork: 'when the server starts',
  startPriceSchedule: 'when the server starts',
  startQuoteExpiry: 'when the server starts',
  takeBack: 'part of undoing a change of prices, and of its end',
  tellExpiredQuotes: 'when a quote has ended',
  tellOffsiteTroubles: 'every minute',
  touchCustomerOf: 'part of writing to the shop',
  wantsDemo: 'when the server starts',
  wordsOf: 'part of a change of prices',
  writeMoves: 'part of every verb that writes stock',
  rollsToCut: 'part of reading the pick list',
  storeNewProduct: 'part of adding a product and of offering a remnant',
  tellCatalogue: 'part of every verb that writes stock',
  writeCounts: 'part of every verb that writes stock',
  countedNow: 'part of what the desk downloads and imports',
  withTakenCode: 'part of acting on many products',
  productsOfLines: 'part of every verb that writes stock',
  withdrawalAnsweredMail: 'when the server sends its mail',
  withdrawalReceivedMail: 'when the server sends its mail',
  withPresentPlace: 'part of saving a product and of a dry run',
};

/** What a door calls after the verb whose work it goes on with. */
const AFTER_A_VERB: Record<string, string> = {
  mailInvitation: 'after inviteAdministrator',
  record: 'after the sheet of a download',
};

const verbs = verbsOfServer();
const listed = { ...FOR_VISITORS, ...BEHIND_VERBS, ...AFTER_A_VERB };

const WHAT_TO_DO =
  'An exported function of the server that takes a Context asks for an administrator before anything else ' +
  '(assertAdministrator or assertMay), or stands in a list of server/permissions.test.ts with the reason why it need not.';

describe('the permissions of verbs', () => {
  test.each(verbs.filter(({ name }) => !Object.hasOwn(listed, name)))(
    '$name refuses a visitor before it reads or writes anything [PERM-004]',
    async (verb) => {
      expect(await refusalOf(verb), WHAT_TO_DO).toMatchObject({ code: 'not-authenticated' });
    },
  );

  test('each verb has a unique name, and each listed name is a verb', () => {
    const names = verbs.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(Object.keys(listed)));
  });

  test('no route calls internal functions that check no permission [PERM-004]', () => {
    const doors = doorsOfServer();
    expect(doors.length).toBeGreaterThan(10);
    const named = Object.keys(BEHIND_VERBS).filter((name) =>
      doors.some((code) => new RegExp(`\\b${name}\\b`).test(code)),
    );
    expect(named).toEqual([]);
  });
});

describe.each(ANY_ENGINE)('the routes for visitors on %s', (engine) => {
  const ENDED = 'sesion-que-termino';
  const thread = aThread();
  let shop: TestShop;
  let routes: readonly RouteOptions[];

  beforeAll(async () => {
    const pages = await builtPages();
    ({ shop, routes } = await withRegisteredRoutes(() =>
      openTestShop(engine, { products: [thread], pages }),
    ));
  });
  afterAll(() => shop.close());

  test.each(['hidden', 'deleted'] as const)('no visitor lists %s products [PERM-004]', async (which) => {
    const query = { q: '', code: '', hidden: false, deleted: false, [which]: true };
    const refused = { code: 'not-authenticated' };
    await expect(listProducts(shop.ctx, { ...query, page: 1, size: 10 })).rejects.toMatchObject(refused);
    await expect(productSheet(shop.ctx, query)).rejects.toMatchObject(refused);
  });

  const callers: Record<string, Pick<InjectOptions, 'cookies' | 'headers'>> = {
    'without a session': {},
    'with the cookie of a session that nobody opened': { cookies: { [SESSION_COOKIE]: ENDED } },
    'with the token of a session that nobody opened': { headers: { authorization: `Bearer ${ENDED}` } },
  };

  test.each(Object.entries(callers))(
    '%s every registered route but those declared public answers 401 [PERM-001 PERM-003 PERM-004]',
    async (_caller, request) => {
      expect(routes.length).toBeGreaterThan(100);
      for (const { method, url, config } of routes) {
        for (const verb of [method].flat() as InjectOptions['method'][]) {
          const path = url.replace(/:\w+/g, 'no-existe').replace(/^\*/, '/no-existe');
          const answer = await shop.call({ ...request, url: path, ...(verb && { method: verb }) });
          const isRefused =
            answer.statusCode === 401 && (verb === 'HEAD' || answer.json().code === 'not-authenticated');
          expect(
            [verb, url, isRefused ? 'for administrators' : 'for all'],
            'A route outside /api, or one for visitors, says so: config: { access: "public" }',
          ).toEqual([verb, url, config?.access === 'public' ? 'for all' : 'for administrators']);
        }
      }
    },
  );
});
