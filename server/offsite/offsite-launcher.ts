import type { Env } from '#config/env.ts';
import {
  type BackgroundProcess,
  createBackgroundProcess,
  type ProcessParts,
} from '#server/kernel/background-process.ts';
import { readOffsiteKey } from './offsite-key.ts';

/** Sends copies off this machine and proves them in the background: 'due' what is due, 'prove' a proof in any case. */
export type OffsiteLauncher = BackgroundProcess<'due' | 'prove'>;

/** `null` for a shop whose copies stay here. @throws ConfigurationError for a key that can't be read */
export function createOffsiteLauncher({
  env,
  log,
}: {
  env: Env;
  log: ProcessParts['log'];
}): OffsiteLauncher | null {
  if (env.backupS3 === null || readOffsiteKey(env) === null) return null;
  const program = new URL('./offsite-process.ts', import.meta.url);
  return createBackgroundProcess({ program, name: 'copies off this machine', env, log });
}
