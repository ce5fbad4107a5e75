import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { HTTP_LIMITS } from '#server/http/connection-limits.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const OPERATING = textOf('docs/operating.md');
const NGINX = textOf('deploy/nginx.conf');
const numberIn = (text: string, name: string) => Number(new RegExp(`${name}:? (\\d+)`).exec(text)?.[1]);

test('the page on operating names every file that a shop is run with', () => {
  const files = globSync('deploy/**/*.{cfg,conf,json,service,yaml}', { cwd: ROOT }).concat(
    'deploy/Caddyfile',
  );
  expect(files.length).toBeGreaterThanOrEqual(9);
  const pages = `${OPERATING}${textOf('docs/scaling.md')}`;
  expect(files.filter((file) => !pages.includes(`(../${file})`))).toEqual([]);
});

describe('Caddy', () => {
  const conf = textOf('deploy/Caddyfile');

  test('leaves the size of bodies to the shop, and waits as long [RUN-005]', () => {
    expect(conf).not.toContain('max_size');
    expect(numberIn(conf, 'read_header') * 1000).toBe(HTTP_LIMITS.headersTimeoutMs);
    for (const wait of ['read_body', 'response_header_timeout'])
      expect(numberIn(conf, wait) * 1000).toBeGreaterThan(HTTP_LIMITS.requestTimeoutMs);
    expect(numberIn(conf, 'keepalive') * 1000).toBeLessThan(HTTP_LIMITS.keepAliveMs);
  });

  test('says who the client is itself, holds no stream back, and repeats no write [RUN-005]', () => {
    expect(conf).toContain('header_up X-Forwarded-For {remote_host}');
    expect(conf).toContain('flush_interval -1');
    // Without a match of its own it repeats what has reached a process only for GET.
    expect(conf).not.toContain('lb_retry_match');
  });
});

const traefikStart = z.object({
  entryPoints: z.record(
    z.string(),
    z.strictObject({
      address: z.string(),
      http: z.object({}).optional(),
      transport: z
        .object({ respondingTimeouts: z.object({ readTimeout: z.string(), writeTimeout: z.string() }) })
        .optional(),
    }),
  ),
  providers: z.object({ file: z.object({ filename: z.string() }) }),
  certificatesResolvers: z.record(z.string(), z.object({})),
});

const traefikShop = z.object({
  http: z.object({
    routers: z.record(
      z.string(),
      z.object({
        rule: z.string(),
        middlewares: z.array(z.string()),
        service: z.string(),
        tls: z.object({ certResolver: z.string() }),
      }),
    ),
    // Others would hold bodies back or repeat writes.
    middlewares: z.record(z.string(), z.strictObject({ inFlightReq: z.object({ amount: z.int() }) })),
    services: z.record(
      z.string(),
      z.object({
        loadBalancer: z.object({
          serversTransport: z.string(),
          servers: z.array(z.object({ url: z.url() })),
          healthCheck: z.object({ path: z.literal('/api/health') }),
        }),
      }),
    ),
    serversTransports: z.record(
      z.string(),
      z.object({
        forwardingTimeouts: z.object({ responseHeaderTimeout: z.string(), idleConnTimeout: z.string() }),
      }),
    ),
  }),
});

describe('Traefik', () => {
  const start = traefikStart.parse(parse(textOf('deploy/traefik/traefik.yaml')));
  const { http } = traefikShop.parse(parse(textOf('deploy/traefik/shop.yaml')));
  const msOf = (seconds = '') => Number.parseInt(seconds, 10) * 1000;

  test('its two files name each other’s parts, and trust no header of a client [RUN-005]', () => {
    expect(start.providers.file.filename).toBe('/etc/traefik/shop.yaml');
    const { shop } = http.routers;
    expect(Object.keys(start.certificatesResolvers)).toEqual([shop?.tls.certResolver]);
    expect(Object.keys(http.middlewares)).toEqual(shop?.middlewares);
    expect(Object.keys(http.services)).toEqual([shop?.service]);
    expect(Object.keys(http.serversTransports)).toEqual([http.services.shop?.loadBalancer.serversTransport]);
    expect(textOf('deploy/traefik/traefik.yaml')).not.toMatch(/insecure|trustedIPs/);
  });

  test('waits as long as the shop, ends no stream, and bounds a client as nginx does [RUN-005]', () => {
    const timeouts = start.entryPoints.websecure?.transport?.respondingTimeouts;
    expect(msOf(timeouts?.readTimeout)).toBeGreaterThan(HTTP_LIMITS.requestTimeoutMs);
    expect(timeouts?.writeTimeout).toBe('0s');
    const forwarding = http.serversTransports.shop?.forwardingTimeouts;
    expect(msOf(forwarding?.responseHeaderTimeout)).toBeGreaterThan(HTTP_LIMITS.requestTimeoutMs);
    expect(msOf(forwarding?.idleConnTimeout)).toBeLessThan(HTTP_LIMITS.keepAliveMs);
    expect(http.middlewares.connections?.inFlightReq.amount).toBe(numberIn(NGINX, 'limit_conn connections'));
  });
});

/** Of the shop, as its own code names them; of Prometheus itself there is `up`. */
const METRICS = new Set(
  globSync('server/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...textOf(file).matchAll(/'((?:hilvan|process|nodejs)_\w+)'/g)].map(([, name = '']) => name),
  ),
);
const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b(?:hilvan|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));

describe('alerts and board', () => {
  const rules = z
    .object({
      groups: z.array(
        z.object({
          rules: z.array(
            z.object({
              alert: z.string(),
              expr: z.string(),
              labels: z.object({ severity: z.enum(['page', 'look']) }),
              annotations: z.object({ summary: z.string().min(10) }),
            }),
          ),
        }),
      ),
    })
    .parse(parse(textOf('deploy/monitoring/alerts.yaml')))
    .groups.flatMap((group) => group.rules);
  const { panels } = z
    .object({
      panels: z.array(z.object({ id: z.int(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
    })
    .parse(JSON.parse(textOf('deploy/monitoring/grafana.json')));

  test('name only metrics that the shop has, and the board shows each of them [RUN-005]', () => {
    const alerted = rules.flatMap(({ expr }) => metricsIn(expr));
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    expect([...alerted, ...shown].filter((name) => !METRICS.has(name))).toEqual([]);
    expect([...METRICS].filter((name) => !shown.includes(name))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  test('there is a rule for each alarm that the page on operating asks for [RUN-005]', () => {
    const [, alarms = ''] = /\nSet an alarm for: ([\s\S]*?)\n\n/.exec(OPERATING) ?? [];
    const named = alarms.split('·').map((alarm) => /`(\w+)`/.exec(alarm)?.[1]);
    expect(named).toHaveLength(rules.length);
    expect(named.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  test('Prometheus reads the rules, at the port that the page tells the shop to answer at [RUN-005]', () => {
    const text = textOf('deploy/monitoring/prometheus.yaml');
    expect(parse(text)).toMatchObject({
      scrape_configs: [{ job_name: 'hilvan', static_configs: [{ targets: ['127.0.0.1:9464'] }] }],
      rule_files: ['alerts.yaml'],
    });
    expect(OPERATING).toContain('OPERATIONS_PORT=9464');
    expect(rules.find(({ alert }) => alert === 'ShopDown')?.expr).toContain('job="hilvan"');
  });
});

describe('the image', () => {
  const { packages: PACKAGES } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ cpu: z.array(z.string()).optional(), os: z.array(z.string()).optional() }),
      ),
    })
    .parse(JSON.parse(textOf('package-lock.json')));
  const isFor = (cpu: string) => (name: string) =>
    PACKAGES[name]?.os?.includes('linux') === true && PACKAGES[name].cpu?.[0] === cpu;

  test('is one description for amd64 and arm64: it names neither, and every native package has both [RUN-005]', () => {
    const dockerfile = textOf('deploy/Dockerfile');
    const instructions = dockerfile.replaceAll(/^#.*$/gm, '');
    expect(instructions).not.toMatch(/amd64|arm64|x86|x64|aarch|--platform/);
    const native = Object.keys(PACKAGES).filter(isFor('x64'));
    expect(native.length).toBeGreaterThan(10);
    const alone = native.filter((name) => PACKAGES[name.replace('x64', 'arm64')] === undefined);
    // Checks patterns for the tests, and does so in JavaScript where it has no binary.
    expect(alone).toEqual(['node_modules/recheck-linux-x64']);
    expect(OPERATING).toContain(
      'docker buildx build --platform linux/amd64,linux/arm64 -f deploy/Dockerfile',
    );
  });
});
