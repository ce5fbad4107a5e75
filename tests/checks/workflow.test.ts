import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { TEST_STEPS } from '../../scripts/test-steps.ts';

const jobSchema = z.object({
  strategy: z.object({ matrix: z.object({ shard: z.array(z.int()) }) }).optional(),
  steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })),
});

const { jobs } = z
  .object({ jobs: z.record(z.string(), jobSchema) })
  .parse(parse(readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8')));

const steps = Object.values(jobs).flatMap((job) => job.steps);
const scripts = steps.flatMap(({ run = '' }) =>
  [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name),
);

test('each step of the tests is an npm script', () => {
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(Object.keys(TEST_STEPS)));
});

test('the jobs of the workflow together run what `npm test` runs', () => {
  expect(scripts.sort()).toEqual(Object.keys(TEST_STEPS).sort());
});

test('shards are numbered from one, as Playwright counts them', () => {
  const shards = jobs.e2e?.strategy?.matrix.shard ?? [];
  expect(shards.length).toBeGreaterThan(1);
  expect(shards).toEqual(shards.map((_, index) => index + 1));
});

test('each action of the workflow has a fixed major version', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
});
