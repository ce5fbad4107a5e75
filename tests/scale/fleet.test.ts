import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { WireOrderReceipt } from '#schemas/order-answers.ts';
import type { WireProduct } from '#schemas/product-answer.ts';
import { aPlainThread } from '#tests/support/a-plain-thread.ts';
import { anOrderRequest } from '#tests/support/an-order-request.ts';
import { type Fleet, startFleet } from '#tests/support/fleet.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { newDatabase } from '#tests/support/postgres-server.ts';
import { ADMINISTRATOR } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { timesInStorm } from '#tests/support/storm.ts';

const DEMO_PRODUCTS = 60;
const NOTICES = timesInStorm(12, 100);
const SHOPPERS = timesInStorm(6, 24);

describe.each([2, 4].slice(0, timesInStorm(1, 2)))('%i processes on one PostgreSQL', (count) => {
  let fleet: Fleet;
  let mail: MailServer;

  beforeAll(async () => {
    mail = await startMailServer();
    fleet = await startFleet({
      count,
      databaseUrl: await newDatabase(inject('postgresUrl')),
      env: {
        DEMO: '1',
        DEMO_PRODUCTS: String(DEMO_PRODUCTS),
        RATE_LIMITS: 'on',
        // The test sets client addresses both through the proxy and past it.
        TRUST_PROXY: '2',
        SMTP_URL: mail.url,
        NOTIFY_EMAIL: 'mostrador@casahilvan.example',
      },
    });
  });
  afterAll(async () => {
    await fleet.stop();
    await mail.close();
  });

  /** The process for that turn, so that consecutive calls reach different processes. */
  const memberAt = (turn: number) => fleet.members[turn % count]?.url ?? '';

  /** @param address of the client, as a proxy before ours would name it */
  const post = (url: string, body: object, headers: Record<string, string> = {}, address = '10.1.0.1') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    });

  test('started at once on an empty database, they load the demo once and all show it [HOME-002]', async () => {
    const lists = await Promise.all(
      fleet.members.map(async ({ url }) => (await (await fetch(`${url}/api/items`)).json()) as WireProduct[]),
    );
    const ids = lists.map((products) => products.map(({ _id }) => _id).sort());
    expect(ids[0]?.length).toBeGreaterThan(DEMO_PRODUCTS / 2);
    expect(ids[0]?.length).toBeLessThanOrEqual(DEMO_PRODUCTS);
    for (const one of ids) expect(one).toEqual(ids[0]);
  });

  test('a save through one soon shows in the pages, searches and lists of all', async () => {
    const client = await shopClient(memberAt(0));
    const product = await client.addProduct(aPlainThread({ name: 'Hilo zigurat' }));
    const places = (url: string) => [
      `${url}/?q=zigurat`,
      `${url}/moreInfo/${product.id}`,
      `${url}/api/items?q=zigurat&page=1&size=16`,
    ];
    const textsOf = (name: string) => async () => {
      const texts = await Promise.all(
        fleet.members.flatMap(({ url }) => places(url)).map(async (place) => (await fetch(place)).text()),
      );
      return texts.every((text) => text.includes(name));
    };
    await expect.poll(textsOf('Hilo zigurat')).toBe(true);
    // Every process has these pages in its cache now.
    await client.updateProduct({ ...product, name: 'Hilo zigurat encerado' });
    await expect.poll(textsOf('Hilo zigurat encerado')).toBe(true);
  });

  test('the shop’s settings saved through one are soon those of all, in kept pages too [STORE-001]', async () => {
    const client = await shopClient(memberAt(0));
    const footers = async () => {
      const texts = await Promise.all(
        fleet.members.map(async ({ url }) => (await fetch(`${url}/howToBuy`)).text()),
      );
      return texts.every((text) => text.includes('Sáb 9:15–12:45'));
    };
    expect(await footers()).toBe(false);
    const saturday = [{ opens: '09:15', closes: '12:45' }];
    await client.changeStore('hours', {
      openingHours: [{ from: 'Saturday', to: 'Saturday', spans: saturday }],
    });
    await expect.poll(footers).toBe(true);
  });

  test('an administrator sees their own save at once in another process', async () => {
    const clients = await Promise.all(fleet.members.map(({ url }) => shopClient(url)));
    const product = await clients[0]?.addProduct(aPlainThread({ name: 'Hilo 0' }));
    if (product === undefined) throw new Error('no product was added');
    for (let turn = 1; turn <= 10; turn += 1) {
      await clients[turn % count]?.updateProduct({ ...product, name: `Hilo ${turn}` });
      const shown = await clients[(turn + 1) % count]?.products();
      expect(shown?.find(({ id }) => id === product.id)?.name).toBe(`Hilo ${turn}`);
    }
  });

  test('a session is valid in all processes until one ends it [LOGIN-010]', async () => {
    const login = await post(`${memberAt(0)}/api/login`, ADMINISTRATOR);
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const statuses = () =>
      Promise.all(
        fleet.members.map(async ({ url }) => (await fetch(`${url}/api/orders`, { headers })).status),
      );
    expect(await statuses()).toEqual(fleet.members.map(() => 200));
    await fetch(`${memberAt(1)}/api/logout`, { method: 'POST', headers });
    expect(await statuses()).toEqual(fleet.members.map(() => 401));
  });

  test.each([
    { from: 'one network', tries: 10, addressOf: () => '10.2.0.1' },
    { from: 'many networks', tries: 50, addressOf: (turn: number) => `10.${turn}.0.1` },
  ])(
    'password guesses from $from get $tries tries in all processes together',
    async ({ from, tries, addressOf }) => {
      const guess = (turn: number) =>
        post(
          `${memberAt(turn)}/api/login`,
          { email: `${from.replace(' ', '-')}@casahilvan.example`, password: `una-clave-${turn}` },
          {},
          addressOf(turn),
        );
      const guesses = await Promise.all(Array.from({ length: tries + 30 }, (_, turn) => guess(turn)));
      const tried = guesses.filter(({ status }) => status === 401).length;
      expect(tried).toBeGreaterThan(0);
      expect(tried).toBeLessThanOrEqual(tries);
      for (const turn of fleet.members.keys()) expect((await guess(turn)).status).toBe(429);
    },
  );

  test('a client limited by one process is limited by all, and another client is not', async () => {
    const message = (turn: number, address: string) =>
      post(`${memberAt(turn)}/api/sendContact`, {}, {}, address);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => message(turn, '10.3.0.1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    for (const turn of fleet.members.keys()) expect((await message(turn, '10.3.0.1')).status).toBe(429);
    expect((await message(0, '10.3.0.2')).status).toBe(400);
  });

  test('an order sent to all processes at once is one order with one mail [CHECKOUT-G10]', async () => {
    const client = await shopClient(memberAt(0));
    const thread = await client.addProduct(aPlainThread());
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }], { email: '' });
    const receipts = await Promise.all(
      Array.from({ length: NOTICES }, async (_, order) => {
        const headers = { 'idempotency-key': `un-pedido-que-llega-a-todos-${order}` };
        const answers = await Promise.all(
          fleet.members.flatMap(({ url }) => [
            post(`${url}/api/orders`, request, headers, `10.4.0.${order}`),
            post(`${url}/api/orders`, request, headers, `10.4.0.${order}`),
          ]),
        );
        const same = await Promise.all(answers.map((answer) => answer.json() as Promise<WireOrderReceipt>));
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
        expect(new Set(same.map(({ _id }) => _id)).size).toBe(1);
        return same[0];
      }),
    );
    const numbers = receipts.map((receipt) => receipt?.orderNumber ?? 0).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: NOTICES }, (_, index) => index + 1));
    const subjects = () => mail.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
    await expect.poll(() => subjects().length).toBe(NOTICES);
    expect(new Set(subjects()).size).toBe(NOTICES);
  });

  test('with one process killed and all restarted in turn, nobody sees an error and no order is lost [CHECKOUT-G10]', async () => {
    const { proxy } = fleet;
    const client = await shopClient(memberAt(0));
    const thread = await client.addProduct(aPlainThread({ name: 'Hilo de todos' }));
    const isEverywhere = async () =>
      (await Promise.all(fleet.members.map(({ url }) => fetch(`${url}/moreInfo/${thread.id}`)))).every(
        ({ ok }) => ok,
      );
    await expect.poll(isEverywhere).toBe(true);
    const request = anOrderRequest([{ product: thread, quantities: { Rojo: 6, Azul: 6 } }], { email: '' });
    const faults: string[] = [];
    const receipts: WireOrderReceipt[] = [];
    let isOver = false;

    async function order(shopper: number): Promise<void> {
      for (let turn = 0; !isOver; turn += 1) {
        const headers = { 'idempotency-key': `pedido-${turn}-de-comprador-${shopper}` };
        const answer = await post(
          `${proxy.url}/api/orders`,
          request,
          headers,
          `10.5.${shopper}.${turn % 250}`,
        );
        if (answer.status === 201) receipts.push((await answer.json()) as WireOrderReceipt);
        else faults.push(`order: ${answer.status} ${await answer.text()}`);
      }
    }

    async function browse(): Promise<void> {
      const paths = ['/', `/moreInfo/${thread.id}`, '/?q=hilo', '/api/items?q=hilo&page=1&size=16'];
      for (let turn = 0; !isOver; turn += 1) {
        const answer = await fetch(`${proxy.url}${paths[turn % paths.length]}`);
        await answer.text();
        if (answer.status !== 200) faults.push(`${answer.url}: ${answer.status}`);
      }
    }

    async function startAnew(index: number, signal: NodeJS.Signals): Promise<void> {
      await fleet.members[index]?.stop(signal);
      await fleet.restart(index);
      await expect.poll(() => proxy.hasAllUp()).toBe(true);
    }

    async function startAllAnew(): Promise<void> {
      await startAnew(0, 'SIGKILL');
      for (const index of fleet.members.keys()) await startAnew(index, 'SIGTERM');
    }

    const shoppers = Array.from({ length: SHOPPERS }, (_, shopper) => order(shopper));
    const restarts = startAllAnew().finally(() => {
      isOver = true;
    });
    await Promise.all([restarts, browse(), browse(), ...shoppers]);
    expect(faults).toEqual([]);
    const orders = await (await shopClient(memberAt(0))).orders();
    const stored = new Map(orders.map((one) => [one._id, one]));
    for (const { link: _link, ...order } of receipts) expect(stored.get(order._id)).toMatchObject(order);
    expect(receipts.length).toBeGreaterThan(SHOPPERS);
    expect(orders).toHaveLength(receipts.length + NOTICES);
    expect(orders.map(({ orderNumber }) => orderNumber).sort((a, b) => a - b)).toEqual(
      orders.map((_, index) => index + 1),
    );
  });
});
