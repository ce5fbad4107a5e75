import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv } from '#config/env.ts';
import { SHUTDOWN_TIMEOUT_MS } from '#server/shutdown-timeout.ts';
import packageJson from '../../package.json' with { type: 'json' };
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const textOf = (path: string) => readFileSync(fileOf(path), 'utf8');

/** Names of the configuration variables, in the order in which the server reads them. */
const VARIABLES = [...textOf('config/env.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
  ([, name = '']) => name,
);

/** Variables for Node and the system; the shop itself does not read them. */
const FOREIGN = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE']);

const SECRET = /PASSWORD|SECRET|TOKEN|_KEY/;

describe('the Dockerfile', () => {
  const text = textOf('deploy/Dockerfile');
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
  const all = (name: string) => instructions.filter((one) => one.name === name).map(({ rest }) => rest);

  test('is read by Docker without warnings', () => {
    expect(validate(text)).toEqual([]);
  });

  test('uses exactly the project’s version of Node', () => {
    expect(all('FROM').length).toBe(2);
    for (const image of all('FROM')) expect(image).toMatch(`node:${packageJson.dependencies.node}-`);
  });

  test('runs without a shell or privileges, and has a health check', () => {
    expect(all('USER')).toEqual(['node']);
    expect(JSON.parse(all('CMD').at(-1) ?? '')).toEqual([
      'node',
      ...serverProcess.flags,
      'build/app/main.js',
    ]);
    expect(all('HEALTHCHECK')).toEqual([expect.stringMatching(/CMD \["node", .*\/api\/health/)]);
    const order = instructions.map(({ name }) => name);
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
  });

  test('holds no secret, and sets only existing variables', () => {
    const set = all('ENV')
      .flatMap((rest) => rest.split(/\s+/))
      .map((pair) => pair.split('=')[0] ?? '');
    expect(set.filter((name) => !VARIABLES.includes(name) && !FOREIGN.has(name))).toEqual([]);
    expect([...set, ...all('ARG')].filter((name) => SECRET.test(name))).toEqual([]);
    for (const [name, value] of Object.entries(serverProcess.env)) {
      expect(all('ENV').join(' ')).toContain(`${name}=${value}`);
    }
  });

  test('copies only existing folders, and all that the server needs', () => {
    const copied = all('COPY')
      .filter((rest) => rest.startsWith('--from=build'))
      .map((rest) => rest.split(' ')[1]?.replace('/app/', '') ?? '');
    for (const path of copied) expect([path, existsSync(fileOf(path))]).toEqual([path, true]);
    const imported = Object.keys(packageJson.imports).map((name) => name.slice(1, -2));
    const needed = imported.filter((folder) => folder !== 'tests');
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'node_modules', 'build', ...needed]));
  });
});

const services = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        ports: z.array(z.string()).default([]),
        environment: z.record(z.string(), z.coerce.string()),
        build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      }),
    ),
  })
  .transform(({ services }) => services);

describe('the compose file', () => {
  const text = textOf('deploy/compose.yaml');
  const { shop, database } = services.parse(parse(text));

  test('has a shop and a PostgreSQL in an exact version', () => {
    expect(database?.image).toMatch(/^postgres:\d+\.\d+-/);
    expect(existsSync(fileOf(shop?.build?.dockerfile ?? ''))).toBe(true);
    expect(existsSync(fileOf(`deploy/${shop?.build?.context}/package.json`))).toBe(true);
  });

  test('publishes only the shop, and only to this machine', () => {
    expect([shop?.ports, database?.ports]).toEqual([['127.0.0.1:3000:3000'], []]);
  });

  test('holds no secret: it asks for them', () => {
    for (const [, value = ''] of text.matchAll(/PASSWORD: +(.*)/g)) expect(value).toMatch(/^\$\{/);
    expect(text.match(/postgres:\/\/hilvan:\$\{DATABASE_PASSWORD:\?/)).not.toBe(null);
  });

  test('configures a shop that starts', () => {
    const given: Record<string, string> = { PUBLIC_URL: 'https://tienda.example', DATABASE_PASSWORD: 'abc' };
    const environment = Object.entries(shop?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):[?-]([^}]*)\}/g, (_all, variable: string, other: string) =>
        value.includes(`${variable}:?`) ? (given[variable] ?? '') : other,
      ),
    ]);
    expect(environment.map(([name]) => name).filter((name = '') => !VARIABLES.includes(name))).toEqual([]);
    expect(readEnv(Object.fromEntries(environment))).toMatchObject({
      databaseUrl: 'postgres://hilvan:abc@database:5432/hilvan',
      publicUrl: 'https://tienda.example',
      operations: { host: '0.0.0.0', port: 9464 },
      demo: false,
    });
  });
});

describe('the service of systemd', () => {
  const lines = textOf('deploy/hilvan.service').split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  test('starts the server as npm start does', () => {
    const [home] = valuesOf('WorkingDirectory');
    const command = [`${home}/node_modules/.bin/node`, ...serverProcess.flags, 'build/app/main.js'].join(' ');
    expect(valuesOf('ExecStart')).toEqual([command]);
    const set = valuesOf('Environment').map((pair) => pair.split('=')[0] ?? '');
    expect(set.filter((name) => !VARIABLES.includes(name) && !FOREIGN.has(name))).toEqual([]);
    for (const [name, value] of Object.entries(serverProcess.env)) {
      expect(valuesOf('Environment')).toContain(`${name}=${value}`);
    }
  });

  test('gives the server enough time to end', () => {
    expect(readEnv({ DRAIN_SECONDS: '60' }).drainSeconds).toBe(60);
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(60 + 5);
    expect(SHUTDOWN_TIMEOUT_MS).toBeLessThan(5000);
  });
});

test('every configuration variable is in the page on operating the shop', () => {
  const page = textOf('docs/operating.md');
  expect(VARIABLES.length).toBeGreaterThan(20);
  expect(VARIABLES.filter((name) => !page.includes(`\`${name}\``) && !page.includes(`\`${name}=`))).toEqual(
    [],
  );
});
