import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPassword } from '#server/accounts/set-password.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

const OWNER = { email: 'rosa@casahilvan.example', password: 'enhebrar-la-aguja-1923' };
const NOBODY = 'nadie@casahilvan.example';

// Tests of a worker share its modules, and these have others.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

/** The hashing work of a try: the cost parameters of each verified hash, and how many hashes were made. */
const work = vi.hoisted(() => ({ verified: [] as string[], hashed: 0 }));

vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  return {
    verify(hash: string, password: string) {
      work.verified.push(hash.split('$').slice(0, 4).join('$'));
      return library.verify(hash, password);
    },
    hash(...input: Parameters<typeof library.hash>) {
      work.hashed += 1;
      return library.hash(...input);
    },
  };
});

describe.each(ENGINES)('guessing passwords on %s', (engine) => {
  const shops: TestShop[] = [];

  beforeEach(() => {
    work.verified.length = 0;
    work.hashed = 0;
  });
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });

  async function openGuessedShop(trustProxy: number): Promise<TestShop> {
    const shop = await openTestShop(engine, { trustProxy });
    shops.push(shop);
    await setPassword(shop.ctx, OWNER);
    work.hashed = 0;
    return shop;
  }

  const guess = (
    shop: TestShop,
    email: string,
    headers: Record<string, string> = {},
    password = 'una adivinanza',
  ) => shop.call({ method: 'POST', url: '/api/login', payload: { email, password }, headers });

  /** Records this many wrong logins just before, each for an account of its own. */
  const failedFrom = (shop: TestShop, address: string, count: number) =>
    shop.ctx.db
      .insertInto('login_failures')
      .values(
        Array.from({ length: count }, (_, index) => ({
          account_email: `cuenta-${index}@correo.test`,
          address,
          failed_at: shop.clock.now,
        })),
      )
      .execute();

  const fromNetwork = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });

  /** Records this many wrong logins to the owner's account from each of these networks. */
  const guessedAtOwner = (shop: TestShop, { networks, each }: { networks: number; each: number }) =>
    shop.ctx.db
      .insertInto('login_failures')
      .values(
        Array.from({ length: networks * each }, (_, index) => ({
          account_email: OWNER.email,
          address: `198.51.100.${index % networks}`,
          failed_at: shop.clock.now,
        })),
      )
      .execute();

  /** The cookie that a browser keeps after a login. */
  async function cookieAfterLogin(shop: TestShop, account = OWNER): Promise<string> {
    const answer = await guess(shop, account.email, {}, account.password);
    const device = answer.cookies.find(({ name }) => name.startsWith('device-'));
    return `${device?.name}=${device?.value}`;
  }

  test('after ten guesses an account locks for that network, in any spelling, and for no other', async () => {
    const shop = await openGuessedShop(1);
    const spellings = [
      OWNER.email,
      OWNER.email.toUpperCase(),
      ` ${OWNER.email} `,
      'Rosa@CasaHilvan.example\t',
    ];
    for (let index = 0; index < 10; index += 1) {
      const { statusCode } = await guess(shop, spellings[index % spellings.length] ?? '', fromNetwork(1));
      expect(statusCode).toBe(401);
    }
    for (const email of spellings) {
      expect((await guess(shop, email, fromNetwork(1), OWNER.password)).statusCode).toBe(429);
    }
    expect(work.verified).toHaveLength(10);
    expect((await guess(shop, OWNER.email, fromNetwork(2), OWNER.password)).statusCode).toBe(200);
  });

  test('all networks together have fifty guesses at an account in a quarter of an hour', async () => {
    const shop = await openGuessedShop(1);
    await guessedAtOwner(shop, { networks: 49, each: 1 });
    expect((await guess(shop, OWNER.email, fromNetwork(1))).statusCode).toBe(401);
    const locked = await guess(shop, OWNER.email, fromNetwork(2), OWNER.password);
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
    expect(work.verified).toHaveLength(1);
    shop.clock.now += 900_000;
    expect((await guess(shop, OWNER.email, fromNetwork(2), OWNER.password)).statusCode).toBe(200);
  });

  test('strangers lock no browser out that has logged in before, not even from its own network', async () => {
    const shop = await openGuessedShop(1);
    const cookie = await cookieAfterLogin(shop);
    await guessedAtOwner(shop, { networks: 25, each: 10 });
    await failedFrom(shop, '203.0.113.7', 50);
    expect((await guess(shop, OWNER.email, fromNetwork(7), OWNER.password)).statusCode).toBe(429);
    const known = await guess(shop, OWNER.email, { ...fromNetwork(7), cookie }, OWNER.password);
    expect(known.statusCode).toBe(200);
    expect(known.headers['set-cookie']).toContainEqual(expect.stringContaining(cookie));
  });

  test('strangers lock nobody out of a change within an open session', async () => {
    const shop = await openGuessedShop(0);
    const { token } = (await guess(shop, OWNER.email, {}, OWNER.password)).json();
    await guessedAtOwner(shop, { networks: 25, each: 10 });
    const answer = await shop.call({
      method: 'PUT',
      url: '/api/account/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { password: OWNER.password, newPassword: 'una-clave-nueva-2026' },
    });
    expect(answer.statusCode).toBe(204);
  });

  test('a stolen cookie of a browser gets ten guesses, however many networks it is sent from', async () => {
    const shop = await openGuessedShop(1);
    const cookie = await cookieAfterLogin(shop);
    work.verified.length = 0;
    for (let index = 0; index < 10; index += 1) {
      expect((await guess(shop, OWNER.email, { ...fromNetwork(index), cookie })).statusCode).toBe(401);
    }
    const locked = await guess(shop, OWNER.email, { ...fromNetwork(99), cookie }, OWNER.password);
    expect(locked.statusCode).toBe(429);
    expect(work.verified).toHaveLength(10);
    // Without the cookie the owner's network still has all its tries.
    expect((await guess(shop, OWNER.email, fromNetwork(99), OWNER.password)).statusCode).toBe(200);
  });

  test('a forged cookie, one of another account or one from before a new password makes no known browser', async () => {
    const shop = await openGuessedShop(1);
    const other = { email: 'ines@casahilvan.example', password: 'otra-clave-cualquiera' };
    await setPassword(shop.ctx, other);
    const cookie = await cookieAfterLogin(shop);
    const [name = '', value = ''] = cookie.split('=');
    const [id = '', signature = ''] = value.split('.');
    const others = (await cookieAfterLogin(shop, other)).split('=')[1];
    await guessedAtOwner(shop, { networks: 25, each: 10 });
    const statusWith = async (device: string | undefined) => {
      const headers = { ...fromNetwork(1), cookie: `${name}=${device}` };
      return (await guess(shop, OWNER.email, headers, OWNER.password)).statusCode;
    };
    for (const forged of [
      others,
      `${id}x.${signature}`,
      `${id}.`,
      `.${signature}`,
      '.',
      '',
      'a'.repeat(3000),
    ]) {
      expect([forged, await statusWith(forged)]).toEqual([forged, 429]);
    }
    expect(await statusWith(value)).toBe(200);
    await setPassword(shop.ctx, OWNER);
    expect(await statusWith(value)).toBe(429);
  });

  test('no typed email fills the counter of a known browser', async () => {
    const shop = await openGuessedShop(0);
    const cookie = await cookieAfterLogin(shop);
    const id = cookie.split('=')[1]?.split('.')[0];
    for (let index = 0; index < 10; index += 1) await guess(shop, `DEVICE ${id}`);
    expect((await guess(shop, OWNER.email, { cookie }, OWNER.password)).statusCode).toBe(200);
  });

  test('without a proxy no header changes the client’s address', async () => {
    const shop = await openGuessedShop(0);
    await failedFrom(shop, '127.0.0.1', 49);
    expect((await guess(shop, NOBODY)).statusCode).toBe(401);
    for (const name of [
      'x-forwarded-for',
      'forwarded',
      'x-real-ip',
      'x-client-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ]) {
      for (const value of ['203.0.113.7', '::1', '127.0.0.2', 'for=203.0.113.7', '']) {
        const { statusCode } = await guess(shop, `${name}@correo.test`, { [name]: value });
        expect([name, value, statusCode]).toEqual([name, value, 429]);
      }
    }
  });

  test('behind a proxy only the proxy’s own entry counts', async () => {
    const shop = await openGuessedShop(1);
    await failedFrom(shop, '203.0.113.7', 50);
    for (const forged of ['198.51.100.1', '127.0.0.1', '::1', '10.0.0.1, 192.168.0.1', 'unknown', '']) {
      const headers = { 'x-forwarded-for': `${forged}, 203.0.113.7` };
      expect([forged, (await guess(shop, NOBODY, headers)).statusCode]).toEqual([forged, 429]);
    }
    const neighbour = { 'x-forwarded-for': '203.0.113.7, 203.0.113.8' };
    expect((await guess(shop, NOBODY, neighbour)).statusCode).toBe(401);
  });

  test('all addresses of one IPv6 connection count as one', async () => {
    const shop = await openGuessedShop(1);
    await failedFrom(shop, '2001:db8:1:2::/64', 50);
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::7']) {
      expect([address, (await guess(shop, NOBODY, { 'x-forwarded-for': address })).statusCode]).toEqual([
        address,
        429,
      ]);
    }
    expect((await guess(shop, NOBODY, { 'x-forwarded-for': '2001:db8:1:3::1' })).statusCode).toBe(401);
  });

  test('an unknown account is refused with the same text and the same work [LOGIN-004]', async () => {
    const shop = await openGuessedShop(0);
    // The first guess does the same work as later ones.
    const unknown = await guess(shop, NOBODY);
    const known = await guess(shop, OWNER.email);
    expect(unknown.body).toBe(known.body);
    const { date: _then, 'x-request-id': _name, ...headers } = unknown.headers;
    expect(known.headers).toMatchObject(headers);
    expect(work.hashed).toBe(0);
    const [ofNobody, ofOwner, ...more] = work.verified;
    expect(ofNobody).toBe(ofOwner);
    expect(more).toEqual([]);
  });

  test('limits do not reveal which accounts exist [LOGIN-004]', async () => {
    const shop = await openGuessedShop(0);
    const answersFor = async (email: string) => {
      const answers = [];
      for (let index = 0; index < 12; index += 1) answers.push(await guess(shop, email));
      return answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['retry-after']]);
    };
    const known = await answersFor(OWNER.email);
    expect(known.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    expect(await answersFor(NOBODY)).toEqual(known);
  });
});
