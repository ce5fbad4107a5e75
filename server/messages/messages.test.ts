import { describe, expect, test } from 'vitest';
import type { WireListedMessage } from '#schemas/message-answers.ts';
import { shopForEachTest } from '#tests/support/shop-of-tests.ts';
import { ENGINES } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('contact messages on %s', (engine) => {
  const shop = shopForEachTest(engine);

  const message = {
    userName: ' Noelia ',
    userEmail: 'noelia@correo.test',
    userPhone: '03496 15-1234',
    userLocation: 'Rafaela',
    userMessage: '¿Tienen cierres de 60 cm?',
  };
  const send = (payload: object, headers: Record<string, string> = {}) =>
    shop.call({ method: 'POST', url: '/api/sendContact', payload, headers });
  const listed = async () =>
    (await shop.callAsAdministrator({ url: '/api/getContact' })).json<WireListedMessage[]>();

  test('a message is stored trimmed, with its time [API-015 API-016 DATA-012 DATA-013 CONTACT-007]', async () => {
    const answer = await send(message);
    expect(answer.statusCode).toBe(201);
    expect(await listed()).toEqual([
      {
        _id: answer.json()._id,
        ...message,
        userName: 'Noelia',
        timestamp: '2026-11-20T21:05:00.000Z',
        read: false,
      },
    ]);
  });

  test('a message that is sent again with its key is stored and mailed once [CONTACT-020]', async () => {
    const headers = { 'idempotency-key': 'clave-del-mensaje' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(message, headers)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
    expect(await shop.ctx.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    const other = await send({ ...message, userMessage: 'Otra cosa' }, headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
    await send(message);
    expect(await listed()).toHaveLength(2);
  });

  test('the newest message comes first [MSGADM-G01]', async () => {
    await send(message);
    shop.clock.now += 1000;
    await send({ ...message, userName: 'Hugo' });
    expect((await listed()).map(({ userName }) => userName)).toEqual(['Hugo', 'Noelia']);
  });

  test('an older message without email and location is listed without them [DATA-014]', async () => {
    await shop.ctx.db
      .insertInto('contact_messages')
      .values({
        id: 'vieja',
        name: 'Omar',
        email: null,
        phone: '1',
        location: null,
        message: 'Hola',
        created_at: 0,
      })
      .execute();
    expect(await listed()).toEqual([
      {
        _id: 'vieja',
        userName: 'Omar',
        userPhone: '1',
        userMessage: 'Hola',
        timestamp: '1970-01-01T00:00:00.000Z',
        read: false,
      },
    ]);
    const marked = await shop.callAsAdministrator({
      method: 'PUT',
      url: '/api/messages/vieja',
      payload: { read: true },
    });
    expect(marked.json()).not.toHaveProperty('userEmail');
    const page = await shop.callAsAdministrator({ url: '/api/getContact?page=1&size=12' });
    expect(page.json()).toEqual([expect.not.objectContaining({ userEmail: expect.anything() })]);
  });

  test('an empty email or location, as another program may have stored it, counts as missing [DATA-014]', async () => {
    await shop.ctx.db
      .insertInto('contact_messages')
      .values({
        id: 'ajena',
        name: 'Omar',
        email: '',
        phone: '1',
        location: '',
        message: 'Hola',
        created_at: 0,
      })
      .execute();
    const [message] = await listed();
    expect(message).not.toHaveProperty('userEmail');
    expect(message).not.toHaveProperty('userLocation');
  });

  test('a page, a search without accents, and the unread filter each return their count', async () => {
    await send({ ...message, userName: 'Darío', userMessage: 'Cierres al 50%' });
    shop.clock.now += 1000;
    await send({ ...message, userName: 'Hugo', userLocation: 'Río Gallegos' });
    shop.clock.now += 1000;
    await send({ ...message, userName: 'Inés', userMessage: 'x'.repeat(5000) });
    const page = async (query: string) => {
      const answer = await shop.callAsAdministrator({ url: `/api/getContact?${query}` });
      const names = answer.json<WireListedMessage[]>().map(({ userName }) => userName);
      return { names, total: Number(answer.headers['x-total-count']) };
    };
    expect(await page('page=1&size=2')).toEqual({ names: ['Inés', 'Hugo'], total: 3 });
    expect(await page('page=2&size=2')).toEqual({ names: ['Darío'], total: 3 });
    expect(await page('q=DARIO')).toEqual({ names: ['Darío'], total: 1 });
    expect(await page('q=gallegos%20rio')).toEqual({ names: ['Hugo'], total: 1 });
    expect(await page('q=50%25')).toEqual({ names: ['Darío'], total: 1 });
    expect(await page('q=60')).toMatchObject({ names: ['Hugo'] });
    expect(await page('q=15%201234')).toMatchObject({ total: 3 });
    expect(await page('q=allegos')).toEqual({ names: [], total: 0 });

    const [newest] = await listed();
    const mark = (id: string, payload: object) =>
      shop.callAsAdministrator({ method: 'PUT', url: `/api/messages/${id}`, payload });
    expect((await mark(newest?._id ?? '', { read: true })).json()).toMatchObject({ read: true });
    expect(await page('unread=1')).toEqual({ names: ['Hugo', 'Darío'], total: 2 });
    await mark(newest?._id ?? '', { read: false });
    expect(await page('unread=1')).toMatchObject({ total: 3 });
    expect((await mark('nadie', { read: true })).json()).toMatchObject({ code: 'message-not-found' });
    expect((await mark(newest?._id ?? '', { read: 'si' })).statusCode).toBe(400);
  });

  test('without parameters every message is listed, however many, in order [MSGADM-001]', async () => {
    const many = Array.from({ length: 1203 }, (_, index) => ({
      id: `m${String(index).padStart(4, '0')}`,
      name: 'Omar',
      email: null,
      phone: '1',
      location: null,
      message: 'Hola',
      created_at: Math.floor(index / 3),
    }));
    for (let start = 0; start < many.length; start += 400)
      await shop.ctx.db
        .insertInto('contact_messages')
        .values(many.slice(start, start + 400))
        .execute();
    expect((await listed()).map(({ _id }) => _id)).toEqual(many.map(({ id }) => id).reverse());
  });

  test('a message and its notice to the shop are stored together', async () => {
    const { _id } = (await send(message)).json();
    const notes = await shop.ctx.db.selectFrom('outbox').select(['kind', 'subject_id']).execute();
    expect(notes.map((note) => ({ ...note }))).toEqual([{ kind: 'message-received', subject_id: _id }]);
  });

  test.each([
    ['[DATA-014 CONTACT-008]', 'userName', '  ', 'El nombre es obligatorio'],
    ['[DATA-014 CONTACT-009]', 'userEmail', '', 'El email es obligatorio'],
    ['[DATA-014 CONTACT-010]', 'userEmail', 'noelia@correo', 'El email no es válido'],
    ['[DATA-014 CONTACT-011]', 'userPhone', ' ', 'El teléfono es obligatorio'],
    ['[DATA-014 CONTACT-012]', 'userLocation', '', 'La dirección es obligatoria'],
    ['[DATA-014 CONTACT-013]', 'userMessage', '', 'El mensaje es obligatorio'],
  ])('$1 is required: “$2” $0', async (_id, field, value, text) => {
    const answer = await send({ ...message, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field, message: expect.stringContaining(text) }]);
    expect(await listed()).toEqual([]);
  });
});
