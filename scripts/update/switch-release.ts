import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '#config/env.ts';
import { placeOf } from '#server/kernel/app-version.ts';
import { CommandFault } from '../report-fault.ts';
import { type Installation, pointTo } from './installation.ts';
import { ownEnv, runIn } from './run-in.ts';

const ASK_EVERY_MS = 250;
const ANSWER_WITHIN_MS = 5000;

type Switch = {
  readonly installation: Installation;
  readonly env: Env;
  readonly say: (text: string) => void;
};

/** A change that is under way, so that one that was killed is ended by the next. */
type Change = { readonly to: string; readonly back: string };

/**
 * Puts a version in the place of the current one: the link, the restart, and its health at the live address. Where that
 * fails, the version from before is put back.
 * @throws CommandFault after the way back
 */
export async function switchRelease(parts: Switch, { to, back }: Change): Promise<void> {
  const journal = journalOf(parts.installation);
  await writeFile(`${journal}.draft`, JSON.stringify({ to, back }));
  await rename(`${journal}.draft`, journal);
  await settle(parts, { to, back });
}

/** The change that a killed update left, or `null`. */
export async function unfinishedChange(installation: Installation): Promise<Change | null> {
  const text = await readFile(journalOf(installation), 'utf8').catch(() => null);
  // Safe because only `switchRelease` writes it.
  return text === null ? null : (JSON.parse(text) as Change);
}

export async function settle(parts: Switch, { to, back }: Change): Promise<void> {
  const { installation, say } = parts;
  await pointTo(installation, to);
  const fault = await serveFrom(parts, to);
  if (fault === null) return forget(installation);
  say(`No atiende (${fault}): vuelvo a ${back}…`);
  await pointTo(installation, back);
  const worse = await serveFrom(parts, back);
  if (worse !== null)
    throw new CommandFault(
      `la versión de ${to} no atendió (${fault}), y la de ${back} tampoco (${worse}). El enlace lleva a esta: mira el registro de la tienda y reiníciala`,
    );
  await forget(installation);
  throw new CommandFault(
    `la versión de ${to} no atendió (${fault}). Atiende la de ${back}, con todos los datos`,
  );
}

/** Restarts the shop, and waits until the version of this folder answers at every address. @returns why not, or `null` */
async function serveFrom({ env, say }: Switch, folder: string): Promise<string | null> {
  const { restart, waitMs } = env.update;
  say(`Reiniciando la tienda: ${restart}`);
  const args = ['-c', restart ?? ''];
  const failed = await runIn({ folder: '/', command: 'sh', args, env: ownEnv() }).then(
    () => null,
    (error: Error) => error.message,
  );
  if (failed !== null) return failed;
  const until = performance.now() + waitMs;
  let silent = addressesOf(env);
  for (;;) {
    const answers = await Promise.all(silent.map((url) => isServedFrom(url, folder)));
    silent = silent.filter((_, index) => answers[index] !== true);
    if (silent.length === 0) return null;
    if (performance.now() >= until) return `sin respuesta suya en ${silent.join(', ')} en ${waitMs / 1000} s`;
    await pause(ASK_EVERY_MS);
  }
}

function addressesOf({ host, port, update }: Env): readonly string[] {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  return update.health ?? [`http://${own}:${port}`];
}

async function isServedFrom(url: string, folder: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/api/health', url), {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    // Safe because what another program answers has another place, or none.
    const { place } = (await answer.json()) as { place?: string };
    // Versions from before updates say no place.
    return answer.ok && (place === undefined || place === placeOf(folder));
  } catch {
    return false;
  }
}

function journalOf({ link }: Installation): string {
  return `${link}.update.json`;
}

function forget(installation: Installation): Promise<void> {
  return rm(journalOf(installation), { force: true });
}
