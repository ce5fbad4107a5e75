import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireListedMessage } from '#schemas/wire/contact-message.ts';
import { ENGINES, openTestShop, type TestShop } from '#tests/support/test-shop.ts';

describe.each(ENGINES)('contact messages on %s', (engine) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.close());

  const message = {
    userName: ' Noelia ',
    userEmail: 'noelia@correo.test',
    userPhone: '03496 15-1234',
    userLocation: 'Rafaela',
    userMessage: '¿Tienen cierres de 60 cm?',
  };
  const send = (payload: object) => shop.call({ method: 'POST', url: '/api/sendContact', payload });
  const listed = async () =>
    (await shop.callAsAdministrator({ url: '/api/getContact' })).json<WireListedMessage[]>();

  test('API-015 API-016 DATA-012 DATA-013 CONTACT-007 a message arrives trimmed, with its time', async () => {
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

  test('MSGADM-G01 the newest message comes first', async () => {
    await send(message);
    shop.clock.now += 1000;
    await send({ ...message, userName: 'Hugo' });
    expect((await listed()).map(({ userName }) => userName)).toEqual(['Hugo', 'Noelia']);
  });

  test('DATA-014 an older message without email and location is listed without them', async () => {
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
  });

  test('a message and the note to tell the shop of it are kept together', async () => {
    const { _id } = (await send(message)).json();
    const notes = await shop.ctx.db.selectFrom('outbox').select(['kind', 'subject_id']).execute();
    expect(notes.map((note) => ({ ...note }))).toEqual([{ kind: 'message-received', subject_id: _id }]);
  });

  test.each([
    ['CONTACT-008', 'userName', '  ', 'El nombre es obligatorio'],
    ['CONTACT-009', 'userEmail', '', 'El email es obligatorio'],
    ['CONTACT-010', 'userEmail', 'noelia@correo', 'El email no es válido'],
    ['CONTACT-011', 'userPhone', ' ', 'El teléfono es obligatorio'],
    ['CONTACT-012', 'userLocation', '', 'La dirección es obligatoria'],
    ['CONTACT-013', 'userMessage', '', 'El mensaje es obligatorio'],
  ])('%s DATA-014 %s is required: “%s”', async (_id, field, value, text) => {
    const answer = await send({ ...message, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field, message: expect.stringContaining(text) }]);
    expect(await listed()).toEqual([]);
  });
});
