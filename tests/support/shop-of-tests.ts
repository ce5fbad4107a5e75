import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Engine } from '#server/db/connect.ts';
import { openTestShop, type Setup, type TestShop } from './test-shop.ts';

type GivenSetup = Setup | (() => Promise<Setup>);

/** A new shop for each test of the block that this is called in; what is asked of it before the first test is not there. */
export function shopForEachTest(engine: Engine, setup: GivenSetup = {}): TestShop {
  const shop = unopened();
  beforeEach(async () => void Object.assign(shop, await openedWith(engine, setup)));
  afterEach(() => shop.close());
  return shop;
}

/** One shop for all tests of the block that this is called in. */
export function shopForAllTests(engine: Engine, setup: GivenSetup = {}): TestShop {
  const shop = unopened();
  beforeAll(async () => void Object.assign(shop, await openedWith(engine, setup)));
  afterAll(() => shop.close());
  return shop;
}

/** Vitest runs the hooks that open it before anything that a test does with it. */
function unopened(): TestShop {
  return {} as TestShop;
}

async function openedWith(engine: Engine, setup: GivenSetup): Promise<TestShop> {
  return openTestShop(engine, typeof setup === 'function' ? await setup() : setup);
}
