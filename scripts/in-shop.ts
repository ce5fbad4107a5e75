import { pino } from 'pino';
import type { Env } from '#config/env.ts';
import type { Context } from '#server/kernel/context.ts';
import { openContext } from '#server/open-context.ts';
import { startFault } from '#server/start-fault.ts';

/** Does a command's work in the configured shop, which is made if there is none. @throws ConfigurationError */
export async function inShop<T>(env: Env, work: (ctx: Context) => Promise<T>): Promise<T> {
  const context = await openContext(env, pino({ level: 'silent' })).catch((error: unknown) => {
    throw startFault(error, env);
  });
  try {
    return await work(context);
  } finally {
    await context.db.destroy();
  }
}
