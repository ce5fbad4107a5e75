import { beforeEach, describe, expect, test } from 'vitest';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';
import { codeAt, stepAt } from './one-time-code.ts';
import { resetCodes } from './one-time-codes.ts';
import { setPassword } from './set-password.ts';

const EMAIL = 'rosa@casahilvan.example';
const PASSWORD = 'enhebrar-la-aguja-1923';
const STEP_MS = 30_000;

describe.each(ENGINES)('one-time codes on %s', (engine) => {
  const shop = shopForEachTest(engine);
  let cookie: string;

  beforeEach(async () => {
    await setPassword(shop.ctx, { email: EMAIL, password: PASSWORD });
    cookie = `authToken=${(await logIn()).json().token}`;
  });

  const logIn = (code?: string, password = PASSWORD) =>
    shop.call({
      method: 'POST',
      url: '/api/login',
      payload: { email: EMAIL, password, ...(code && { code }) },
    });
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    shop.call({ method, url: `/api/account${path}`, headers: { cookie }, ...(payload && { payload }) });
  const codeOf = (secret: string) => codeAt(secret, stepAt(shop.clock.now));
  const aWrongCode = (secret: string) => {
    const step = stepAt(shop.clock.now);
    const right = [step - 1, step, step + 1].map((near) => codeAt(secret, near));
    return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
  };

  /** Turns them on, and waits until the code that did so has passed. */
  async function enabled(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = (await call('POST', '/codes')).json();
    const { recoveryCodes } = (await call('PUT', '/codes', { code: codeOf(secret) })).json();
    shop.clock.now += 2 * STEP_MS;
    return { secret, recoveryCodes };
  }

  test('a right code turns them on; from then on a login needs a code', async () => {
    const offer = (await call('POST', '/codes')).json();
    expect(offer.link).toContain(`secret=${offer.secret}`);
    expect((await logIn()).statusCode).toBe(200);
    expect((await call('PUT', '/codes', { code: aWrongCode(offer.secret) })).json()).toMatchObject({
      code: 'wrong-code',
    });
    const answer = await call('PUT', '/codes', { code: codeOf(offer.secret) });
    expect(new Set(answer.json().recoveryCodes).size).toBe(10);
    expect((await call('GET', '')).json()).toEqual({ email: EMAIL, codes: true, recoveryCodesLeft: 10 });
    shop.clock.now += 2 * STEP_MS;
    const asked = await logIn();
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ code: 'code-required' });
    expect(asked.cookies).toEqual([]);
    const code = codeOf(offer.secret);
    expect((await logIn(` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
  });

  test('the code that turns them on may be typed with the space that the phone shows', async () => {
    const { secret } = (await call('POST', '/codes')).json();
    const code = codeOf(secret);
    expect((await call('PUT', '/codes', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(
      200,
    );
  });

  test('the table holds no recovery code that could be used', async () => {
    const { recoveryCodes } = await enabled();
    const rows = await shop.ctx.db.selectFrom('recovery_codes').select('code_hash').execute();
    expect(rows).toHaveLength(10);
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
  });

  test('only the right password reveals that an account asks for a code', async () => {
    const { secret } = await enabled();
    const answers = [
      await logIn(undefined, 'otra-clave-cualquiera'),
      await logIn(codeOf(secret), 'otra-clave-mas'),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['wrong-credentials', 'wrong-credentials']);
    // The code was not used up by it.
    expect((await logIn(codeOf(secret))).statusCode).toBe(200);
  });

  test('a code works once, also when two logins send it at the same moment', async () => {
    const { secret } = await enabled();
    const code = codeOf(secret);
    const statuses = (await Promise.all([logIn(code), logIn(code)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 403]);
    expect((await logIn(code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  test('a phone may be half a minute off, but no code older than the last one works', async () => {
    const { secret } = await enabled();
    const step = stepAt(shop.clock.now);
    expect((await logIn(codeAt(secret, step + 1))).statusCode).toBe(200);
    expect((await logIn(codeAt(secret, step))).statusCode).toBe(403);
    shop.clock.now += 3 * STEP_MS;
    expect((await logIn(codeAt(secret, step + 2))).statusCode).toBe(200);
  });

  test('wrong codes are counted with wrong passwords', async () => {
    const { secret } = await enabled();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(aWrongCode(secret))).statusCode).toBe(403);
    }
    expect((await logIn(codeOf(secret))).statusCode).toBe(429);
  });

  test('a recovery code works once, in any spelling', async () => {
    const { recoveryCodes } = await enabled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await logIn(first)).statusCode).toBe(403);
    const twice = await Promise.all([logIn(second), logIn(second)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await call('GET', '')).json()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('turning them off needs both the password and a code', async () => {
    const { secret } = await enabled();
    const disable = (password: string, code: string) => call('POST', '/codes/disable', { password, code });
    expect((await disable('otra-clave-cualquiera', codeOf(secret))).json().code).toBe('wrong-password');
    expect((await disable(PASSWORD, aWrongCode(secret))).json().code).toBe('wrong-code');
    expect((await disable(PASSWORD, codeOf(secret))).statusCode).toBe(204);
    expect((await call('GET', '')).json()).toEqual({ email: EMAIL, codes: false, recoveryCodesLeft: 0 });
    expect((await logIn()).statusCode).toBe(200);
    expect((await disable(PASSWORD, codeOf(secret))).json().code).toBe('codes-are-off');
  });

  test('a secret in use is not replaced, and a code confirms only the last one offered', async () => {
    const first = (await call('POST', '/codes')).json();
    const second = (await call('POST', '/codes')).json();
    expect(second.secret).not.toBe(first.secret);
    expect((await call('PUT', '/codes', { code: codeOf(first.secret) })).statusCode).toBe(403);
    expect((await call('PUT', '/codes', { code: codeOf(second.secret) })).statusCode).toBe(200);
    expect((await call('POST', '/codes')).json().code).toBe('codes-are-on');
    expect((await call('PUT', '/codes', { code: codeOf(second.secret) })).json().code).toBe(
      'no-codes-offered',
    );
  });

  test('after the command on the server the password alone is enough, without the lost phone', async () => {
    await enabled();
    expect(await resetCodes(shop.ctx, 'nadie@casahilvan.example')).toBe(false);
    expect(await resetCodes(shop.ctx, ` ${EMAIL.toUpperCase()}`)).toBe(true);
    expect((await logIn()).statusCode).toBe(200);
    expect(await shop.ctx.db.selectFrom('recovery_codes').select('code_hash').execute()).toEqual([]);
  });
});
