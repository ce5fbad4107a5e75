import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LandingAddress } from '#domain/addresses/landing.ts';
import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import { shownTaxonomy } from '#domain/catalogue/taxonomy.ts';
import { pesos } from '#domain/money/centavos.ts';
import { aProduct } from '#domain/products/a-product.ts';
import { listedProductOf } from '#domain/products/listed-product.ts';
import { compactCatalogueToWire } from '#schemas/wire/compact-catalogue.ts';
import type { FetchedCatalogue } from '#web/api/fetch-compact-catalogue.ts';
import { createBrowserCatalogue, FRESH_MS } from './browser-catalogue.ts';

/** A browser whose server has one product, with a price that the test sets. */
function aBrowser() {
  const server = { price: 1000, asked: 0, answers: true, isSilent: false, keepsItBack: false };
  const surroundings = { now: 5_000_000, isOnline: true, onChange: vi.fn() };
  async function fetchCatalogue(knownTag: string | null, signal: AbortSignal): Promise<FetchedCatalogue> {
    server.asked += 1;
    if (server.isSilent) await once(signal, 'abort');
    signal.throwIfAborted();
    if (!server.answers) throw new TypeError('Failed to fetch');
    if (server.keepsItBack) return { kind: 'none' };
    const tag = String(server.price);
    if (tag === knownTag) return { kind: 'unchanged' };
    const product = aProduct({ price: pesos(server.price), brand: 'Costurina', isOffer: true });
    return { kind: 'changed', tag, wire: compactCatalogueToWire([listedProductOf(product)]) };
  }
  const taxonomy = shownTaxonomy(DEFAULT_TREE);
  const catalogue = createBrowserCatalogue({
    taxonomy,
    fetchCatalogue,
    now: () => surroundings.now,
    isOnline: () => surroundings.isOnline,
    randomSeed: () => 31,
    onChange: surroundings.onChange,
  });
  const answer = (search = '', cookie = '') =>
    catalogue.answer({ search: new URLSearchParams(search), cookie });
  return {
    server,
    surroundings,
    catalogue,
    answer,
    /** The product's price, as the home would show it. */
    priceShown: (search?: string) => answer(search)?.view.page.products[0]?.price,
  };
}

test('no query is answered before the products arrive', async () => {
  const { catalogue, answer } = aBrowser();
  expect([catalogue.isLoaded(), answer()]).toEqual([false, null]);
  await catalogue.refresh();
  expect(catalogue.isLoaded()).toBe(true);
  expect(answer('q=algodon')).toMatchObject({
    view: { page: { total: 1, page: 1, lastPage: 1 } },
    offers: [{ id: 'p-1' }],
    counts: { total: 1, bySubsection: { hilos: 1 } },
  });
});

test('a place’s own address is answered too; the server judges one that the tab doesn’t know [FIND-009]', async () => {
  const { catalogue } = aBrowser();
  await catalogue.refresh();
  const answer = (place: LandingAddress) =>
    catalogue.answer({ search: new URLSearchParams('seed=2'), cookie: '', place });
  const hilos = { section: 'merceria', subsection: 'hilos' };
  expect(answer(hilos)).toMatchObject({
    view: { query: { filters: { subsection: 'Hilos' }, place: { path: '/categoria/merceria/hilos' } } },
    landing: { below: [{ name: 'Algodón', path: '/categoria/merceria/hilos/algodon', count: 1 }] },
  });
  for (const unknown of [{ section: 'merceria', subsection: 'lanas' }, { section: 'otra' }, { brand: 'x' }]) {
    expect(answer(unknown)).toBeNull();
  }
  expect(answer({ brand: 'costurina' })?.view.page.total).toBe(1);
});

test('order and size come from the address, else from the cookies of the visit [HOME-004 GRID-024]', async () => {
  const { catalogue, answer } = aBrowser();
  await catalogue.refresh();
  expect(answer('seed=5&size=9', 'seed=7; size=4')?.view.query).toMatchObject({ seed: 5, size: 9 });
  expect(answer('', 'seed=7; size=4')?.view.query).toMatchObject({ seed: 7, size: 4 });
  expect(answer()?.view.query).toMatchObject({ seed: 31, size: null });
});

test('no answer has prices older than a minute [HOME-002]', async () => {
  const { server, surroundings, catalogue, priceShown } = aBrowser();
  await catalogue.refresh();
  server.price = 2000;
  surroundings.now += FRESH_MS - 1;
  expect(priceShown()).toBe(pesos(1000));
  await catalogue.refresh();
  expect(priceShown()).toBe(pesos(2000));
  expect(catalogue.freshCard('p-1')?.price).toBe(pesos(2000));
  surroundings.now += FRESH_MS;
  expect(priceShown()).toBeUndefined();
  expect(catalogue.freshCard('p-1')).toBeNull();
});

test('continuous searching never waits: the refresh starts halfway, one at a time', async () => {
  const { server, surroundings, catalogue, priceShown } = aBrowser();
  await catalogue.refresh();
  for (let halves = 0; halves < 10; halves += 1) {
    const asked = server.asked;
    expect(priceShown()).toBe(pesos(1000));
    expect(server.asked).toBe(asked);
    surroundings.now += FRESH_MS / 2;
    expect([priceShown(), priceShown()]).toEqual([pesos(1000), pesos(1000)]);
    expect(server.asked).toBe(asked + 1);
    await catalogue.refresh();
  }
});

test('views are notified of changes, not of the first load nor of an unchanged answer', async () => {
  const { server, surroundings, catalogue } = aBrowser();
  await catalogue.refresh();
  await catalogue.refresh();
  expect(surroundings.onChange).not.toHaveBeenCalled();
  server.price = 2000;
  await catalogue.refreshIfStale();
  expect(surroundings.onChange).not.toHaveBeenCalled();
  surroundings.now += FRESH_MS;
  await catalogue.refreshIfStale();
  expect(surroundings.onChange).toHaveBeenCalledOnce();
});

test('after a server error the server answers queries; without a connection old answers stay', async () => {
  const { server, surroundings, catalogue, priceShown } = aBrowser();
  server.answers = false;
  await catalogue.refresh();
  expect(catalogue.isLoaded()).toBe(false);
  server.answers = true;
  await catalogue.refresh();
  server.answers = false;
  surroundings.now += FRESH_MS;
  expect(priceShown()).toBeUndefined();
  surroundings.isOnline = false;
  expect(priceShown()).toBe(pesos(1000));
});

test('a server that stops sending it, or a clock set back, ends it', async () => {
  const { server, surroundings, catalogue, priceShown } = aBrowser();
  await catalogue.refresh();
  surroundings.now -= 1;
  expect(priceShown()).toBeUndefined();
  await catalogue.refresh();
  expect(priceShown()).toBe(pesos(1000));
  server.keepsItBack = true;
  await catalogue.refresh();
  expect(catalogue.isLoaded()).toBe(false);
});

test('a line that stays silent is given up, and the next refresh asks anew', async () => {
  const { server, catalogue, priceShown } = aBrowser();
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  onTestFinished(() => timeout.mockRestore());
  server.isSilent = true;
  const silent = catalogue.refresh();
  expect(timeout).toHaveBeenCalledOnce();
  deadline.abort();
  await silent;
  expect(catalogue.isLoaded()).toBe(false);
  server.isSilent = false;
  await catalogue.refresh();
  expect(priceShown()).toBe(pesos(1000));
});
