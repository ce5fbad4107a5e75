import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_SETTINGS, DEMO_START } from '#config/demo-store.ts';
import { STARTS } from '#config/starting-store.ts';
import type { WireStore, WireStoreVersion } from '#schemas/store-answers.ts';
import { SETTINGS_AREAS } from '#schemas/wire/store-areas.ts';
import { exportedSettings, importSettings } from '#server/settings-file/move-settings.ts';
import { aThread } from '#tests/support/a-thread.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { openLiveSettings } from './live-settings.ts';

const { identity, hours, texts } = DEMO_SETTINGS;

describe.each(ENGINES)('the shop’s settings on %s', (engine) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine, { store: { city: 'Rafaela' } });
  });
  afterEach(() => shop.close());

  const read = (path = '') => shop.callAsAdministrator({ url: `/api/store${path}` });
  const save = (area: string, payload: object, version: number) =>
    shop.callAsAdministrator({
      method: 'PUT',
      url: `/api/store/${area}`,
      headers: { 'if-match': `"${version}"` },
      payload,
    });

  test('an unedited shop answers all areas as its file has them, in version 0 [STORE-001]', async () => {
    const store = (await read()).json<WireStore>();
    expect(store.identity).toEqual({ ...identity, version: 0 });
    expect(store.contact).toMatchObject({ city: 'Rafaela', province: 'Santa Fe', version: 0 });
    const area = await read('/hours');
    expect([area.headers.etag, area.json()]).toEqual(['"0"', { ...hours, version: 0 }]);
  });

  test('an edited area holds at once, here and in another process, and wins over the file [STORE-001]', async () => {
    const other = await openLiveSettings(shop.ctx.db, { start: DEMO_START, now: shop.ctx.now });
    const saved = await save('identity', { ...identity, name: 'La Aguja', version: 7 }, 0);
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"1"']);
    expect(saved.json()).toEqual({ ...identity, name: 'La Aguja', version: 1 });
    expect(shop.ctx.store).toMatchObject({ name: 'La Aguja', city: 'Rafaela' });
    const kept = other.current();
    await other.catchUp();
    expect(other.current().name).toBe('La Aguja');
    expect(other.current().brands).toBe(kept.brands);
    const reopened = await openLiveSettings(shop.ctx.db, { start: DEMO_START, now: shop.ctx.now });
    expect(reopened.area('identity')).toEqual({ version: 1, value: { ...identity, name: 'La Aguja' } });
  });

  test('who edits an older version gets the present one and changes nothing [STORE-001]', async () => {
    await save('identity', { ...identity, name: 'La Aguja' }, 0);
    const late = await save('identity', { ...identity, name: 'El Dedal' }, 0);
    expect([late.statusCode, late.headers.etag]).toEqual([412, '"1"']);
    expect(late.json()).toMatchObject({ code: 'stale-version', current: { name: 'La Aguja', version: 1 } });
    expect(shop.ctx.store.name).toBe('La Aguja');
    const blind = await shop.callAsAdministrator({ method: 'PUT', url: '/api/store/look', payload: {} });
    expect([blind.statusCode, blind.json().errors[0].field]).toEqual([400, 'if-match']);
  });

  test('each unfit field is named in Spanish, and nothing is stored [STORE-001]', async () => {
    const unfit = { ...identity, name: '', foundedIn: 'hace mucho', slogan: 'x' };
    const answer = await save('identity', unfit, 0);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid-settings',
      errors: [
        { field: 'name', message: 'Nombre: no puede estar vacío' },
        { field: 'foundedIn', message: 'Año de fundación: tiene que ser un número entero de 1500 a 2200' },
        { field: 'slogan', message: '«slogan»: no es un dato de la tienda' },
      ],
    });
    const span = { opens: '8:00', closes: '12:00' };
    const holiday = { date: '2026-02-30', text: 'Feriado', spans: [span] };
    const closed = await save('hours', { ...hours, holidays: [holiday] }, 0);
    expect(closed.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'holidays.0.date',
      'holidays.0.spans.0.opens',
    ]);
    expect((await read()).json<WireStore>().identity.version).toBe(0);
    expect((await save('categories', {}, 0)).statusCode).toBe(400);
  });

  test('the last 20 earlier values are kept and can be saved again; an unchanged one is no version [STORE-001]', async () => {
    for (let version = 0; version < 23; version += 1) {
      shop.clock.now += 60_000;
      await save('texts', { ...texts, version: 0, firstPurchaseMinimum: 1000 + version }, version);
    }
    const unchanged = await save('texts', { ...texts, firstPurchaseMinimum: 1022 }, 23);
    expect(unchanged.json().version).toBe(23);
    const versions = (await read('/texts/versions')).json<WireStoreVersion[]>();
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 21 }, (_, back) => 23 - back),
    );
    expect(versions[0]).toEqual({
      version: 23,
      changedAt: new Date(shop.clock.now).toISOString(),
      actor: expect.stringContaining('@'),
    });
    const earlier = (await read('/texts/versions/4')).json();
    expect(earlier).toMatchObject({ version: 4, firstPurchaseMinimum: 1003 });
    expect((await save('texts', earlier, 23)).json()).toEqual({ ...earlier, version: 24 });
    expect((await read('/texts/versions/1')).json().code).toBe('store-version-not-found');
  });

  test('settings move to another shop by a file, whole or not at all [STORE-001]', async () => {
    await save('identity', { ...identity, name: 'La Aguja' }, 0);
    const file = JSON.parse(JSON.stringify(exportedSettings(shop.ctx.settings)));
    const other = await openTestShop(engine, { products: [aThread()] });
    onTestFinished(() => other.close());
    const bad = { ...file, hours: { ...hours, openingHours: 'siempre' }, sounds: {} };
    await expect(importSettings(other.ctx, bad)).rejects.toMatchObject({
      faults: ['hours.openingHours: tiene que ser una lista', expect.stringContaining('sounds')],
    });
    const { value: categories } = shop.ctx.settings.area('categories');
    const tree = categories.tree.map((section) => ({ ...section, subsections: [] }));
    const without = { ...file, categories: { ...categories, tree } };
    await expect(importSettings(other.ctx, without)).rejects.toMatchObject({
      faults: [expect.stringMatching(/^categories: faltan categorías que tienen productos.*\(1\)$/)],
    });
    expect(other.ctx.store.name).toBe('Casa Hilván');
    expect(await importSettings(other.ctx, file)).toEqual(['identity', 'contact']);
    expect(other.ctx.store).toMatchObject({ name: 'La Aguja', city: 'Rafaela' });
    expect(exportedSettings(other.ctx.settings)).toEqual(file);
    const [present] = (await other.callAsAdministrator({ url: '/api/store/identity/versions' })).json();
    expect(present).toMatchObject({ version: 1, actor: '' });
    expect(await importSettings(other.ctx, file)).toEqual([]);
  });

  test('a blank shop’s file has the areas that are filled in, and any shop takes it [STORE-001]', async () => {
    const settings = await openLiveSettings(shop.ctx.db, { start: STARTS.blank, now: shop.ctx.now });
    const file = JSON.parse(JSON.stringify(exportedSettings(settings)));
    const blank = ['identity', 'contact', 'story'];
    expect(SETTINGS_AREAS.filter((area) => !Object.hasOwn(file, area))).toEqual(blank);
    expect(await importSettings({ ...shop.ctx, settings }, file)).toEqual([]);
    const other = await openTestShop(engine);
    onTestFinished(() => other.close());
    expect(await importSettings(other.ctx, file)).toContain('texts');
    expect(other.ctx.store).toMatchObject({ name: 'Casa Hilván', shipsNationwide: false });
  });

  test('the first value stays among the versions after an edit, and each edit is in the log in words [STORE-001]', async () => {
    const saturday = { from: 'Saturday', to: 'Saturday', spans: [{ opens: '09:00', closes: '13:00' }] };
    await save('hours', { openingHours: [saturday], holidays: [] }, 0);
    const [, first] = (await read('/hours/versions')).json<WireStoreVersion[]>();
    expect(first).toEqual({ version: 0, changedAt: null, actor: '' });
    expect((await read('/hours/versions/0')).json()).toEqual({ ...hours, version: 0 });
    const { entries } = (await shop.callAsAdministrator({ url: '/api/log?area=store' })).json();
    expect(entries).toEqual([
      expect.objectContaining({
        kind: 'store-changed',
        details: {
          area: 'hours',
          changes:
            'Horarios: «lunes viernes 08:00 12:00, 15:30 19:30, sábado sábado 08:00 12:00» → «sábado sábado 09:00 13:00»',
        },
      }),
    ]);
  });
});
