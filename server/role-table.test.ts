import type { FastifyContextConfig, InjectOptions, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayDo, ROLE_LABELS, ROLES, type Role } from '#domain/accounts/roles.ts';
import { administratorsToken } from '#tests/support/administrators-token.ts';
import { withRegisteredRoutes } from '#tests/support/registered-routes.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { refusalOf, type Verb, verbsOfServer } from '#tests/support/verbs-of-server.ts';

/** Routes of the dashboard that call no verb, and why. */
const WITHOUT_A_VERB: Record<string, string> = {
  'GET /api/docs': 'describes the API',
  'GET /api/events': 'the feed reads the session itself',
};

/** Verbs that routes call through a function of their file. */
const THROUGH: Record<string, string> = { changeCategories: 'changed' };

let shop: TestShop;
let routes: readonly RouteOptions[];

beforeAll(async () => {
  ({ shop, routes } = await withRegisteredRoutes(() => openTestShop('sqlite')));
  routes = routes.filter(({ method, config }) => method !== 'HEAD' && config?.access !== 'public');
});
afterAll(() => shop.close());

describe('the table of roles', () => {
  test('every route of the dashboard says what it takes, and serves nobody without a session [STORE-007]', async () => {
    expect(routes.length).toBeGreaterThan(80);
    for (const route of routes) {
      const answer = await statusOf(route, {});
      expect([nameOf(route), route.config?.access, answer]).toEqual([nameOf(route), expect.any(String), 401]);
    }
  });

  test('every route refuses exactly the roles that may not do what it takes, and prints the table [STORE-007]', async () => {
    const table = new Map<string, string[]>();
    for (const role of ROLES) {
      const token = role === 'dueno' ? shop.token : await administratorsToken(shop.ctx, role);
      for (const route of routes) {
        const isServed = (await statusOf(route, { authorization: `Bearer ${token}` })) !== 403;
        expect([nameOf(route), role, isServed]).toEqual([nameOf(route), role, maySee(role, route.config)]);
        const line = table.get(nameOf(route)) ?? [];
        table.set(nameOf(route), [...line, isServed ? ROLE_LABELS[role] : '—']);
      }
    }
    process.stdout.write(`${[...table].map(rowOf).join('\n')}\n`);
  });

  test('a route and the verbs that it calls refuse the same roles [STORE-007]', async () => {
    const refusals = await refusedRoles();
    for (const route of routes) {
      const called = [...refusals].filter(([name]) =>
        new RegExp(`\\b${THROUGH[name] ?? name}\\b`).test(String(route.handler)),
      );
      expect([nameOf(route), called.length > 0]).toEqual([
        nameOf(route),
        !Object.hasOwn(WITHOUT_A_VERB, nameOf(route)),
      ]);
      const refused = ROLES.filter((role) => !maySee(role, route.config));
      for (const [verb, roles] of called)
        expect([nameOf(route), verb, roles]).toEqual([nameOf(route), verb, refused]);
    }
  });

  test('a refused role is told what it lacks and whom to ask [STORE-007]', async () => {
    const verb = verbsOfServer().find(({ name }) => name === 'applyPrices') as Verb;
    expect(await refusalOf(verb, 'mostrador')).toMatchObject({
      code: 'not-allowed',
      status: 403,
      message: 'No tienes permiso para cambiar precios: pídeselo a un dueño o a un encargado.',
    });
  });
});

function nameOf({ method, url }: RouteOptions): string {
  return `${method} ${url}`;
}

function rowOf([name, cells]: [string, string[]]): string {
  return `${name.padEnd(48)}${cells.map((cell) => cell.padEnd(12)).join('')}`;
}

function maySee(role: Role, { access = 'staff' }: FastifyContextConfig = {}): boolean {
  return access === 'staff' || access === 'public' || mayDo(role, access);
}

async function statusOf({ method, url }: RouteOptions, headers: Record<string, string>): Promise<number> {
  const answer = await shop.app.inject({
    method: method as InjectOptions['method'] & string,
    url: url.replace(/:\w+/g, 'no-existe'),
    headers,
    // The live feed never ends.
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return answer.statusCode;
}

/** The roles that each verb for administrators refuses before it does anything. */
async function refusedRoles(): Promise<ReadonlyMap<string, readonly Role[]>> {
  const refused = new Map<string, readonly Role[]>();
  for (const verb of verbsOfServer()) {
    if (codeOf(await refusalOf(verb)) !== 'not-authenticated') continue;
    const answers = await Promise.all(ROLES.map(async (role) => codeOf(await refusalOf(verb, role))));
    refused.set(
      verb.name,
      ROLES.filter((_role, index) => answers[index] === 'not-allowed'),
    );
  }
  return refused;
}

function codeOf(refusal: unknown): unknown {
  return refusal instanceof Error && 'code' in refusal ? refusal.code : null;
}
