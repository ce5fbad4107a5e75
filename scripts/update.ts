import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, readEnv } from '#config/env.ts';
import { backupsIn } from '#server/backup/backup-name.ts';
import { commandLine, endWithUsage } from './command-line.ts';
import { CommandFault, reportFault } from './report-fault.ts';
import { bringRelease, buildRelease } from './update/bring-release.ts';
import { findInstallation, formerOf, type Installation, removeOldReleases } from './update/installation.ts';
import { oneAtATime } from './update/one-at-a-time.ts';
import { nodeOf, ownEnv, ownerOf, runIn } from './update/run-in.ts';
import { settle, switchRelease, unfinishedChange } from './update/switch-release.ts';
import { removeTrial, tryRelease } from './update/try-release.ts';

/**
 * `npm run update -- <tag or folder>`: backup, build beside, trial on a copy, switch, health, and back where that fails.
 * `--one-way` goes on where the present version could not work on the data that the new one leaves. `npm run update -- --undo` goes back to the version from before (docs/adr/0047).
 */
const USAGE = `Uso: npm run update -- <versión del repositorio, o carpeta> [--one-way]
     npm run update -- --undo`;
const { values, positionals } = commandLine(USAGE, {
  options: { undo: { type: 'boolean', default: false }, 'one-way': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [wanted] = positionals;

if (positionals.length > 1 || values.undo === (wanted !== undefined)) endWithUsage(USAGE);
const say = (text: string) => console.log(text);

try {
  const env = readEnv(process.env);
  const installation = await findInstallation(fileURLToPath(new URL('..', import.meta.url)));
  assertReady(env, installation);
  await oneAtATime(installation, async () => {
    await endUnfinished(env, installation);
    const present = await findInstallation(installation.current);
    await (wanted === undefined ? undo(env, present) : update(env, present, wanted));
  });
} catch (error) {
  reportFault('No se actualizó', error);
}

function assertReady({ update: { restart }, dataDir, backupDir }: Env, { current }: Installation): void {
  if (restart === null)
    throw new CommandFault(
      'falta UPDATE_RESTART, la orden que reinicia la tienda (por ejemplo: systemctl restart hilvan)',
    );
  for (const [name, folder] of Object.entries({ DATA_DIR: dataDir, BACKUP_DIR: backupDir })) {
    if (!existsSync(folder) || !`${realpathSync(folder)}/`.startsWith(`${current}/`)) continue;
    throw new CommandFault(
      `los datos están en la carpeta de la versión (${folder}): muévelos afuera y nómbralos en ${name}`,
    );
  }
}

/** A killed update may have left the link at a version that nobody has seen serve. */
async function endUnfinished(env: Env, installation: Installation): Promise<void> {
  const change = await unfinishedChange(installation);
  if (change === null) return;
  say('Una actualización quedó a medias: primero la termino.');
  await settle({ installation, env, say }, change).catch((error: Error) => say(`${error.message}.`));
}

async function update(env: Env, installation: Installation, wanted: string): Promise<void> {
  const { current } = installation;
  await removeOldReleases(installation);
  await removeTrial(env);
  say('1 de 6 · Haciendo una copia de seguridad…');
  const backup = await newBackup(env, current);
  say(`         ${backup}`);
  say(`2 de 6 · Trayendo ${wanted}…`);
  const next = await bringRelease(installation, wanted, Date.now());
  say(`3 de 6 · Construyéndola en ${next}…`);
  await buildRelease(installation, next);
  say('4 de 6 · Probándola con la copia de los datos…');
  const former = values['one-way'] ? null : current;
  say(
    `         Atiende${former === null ? '' : ', y la de ahora también'}: ${await tryRelease({ env, backup, next, former })}.`,
  );
  say('5 de 6 · Cambiando la versión…');
  await switchRelease({ installation, env, say }, { to: next, back: current });
  say(
    `6 de 6 · La versión nueva atiende. La de antes queda en ${current}: npm run update -- --undo vuelve a ella.`,
  );
}

async function undo(env: Env, installation: Installation): Promise<void> {
  const { current } = installation;
  const former = await formerOf(installation);
  say(`Volviendo a ${former}…`);
  await switchRelease({ installation, env, say }, { to: former, back: current });
  say(
    'Atiende la versión de antes, con los mismos datos. Lo que solo conoce la otra queda guardado, y se ve cuando vuelvas a ella.',
  );
}

/** Made by the present version, as the user to whom the data belong. */
async function newBackup({ backupDir, dataDir }: Env, current: string): Promise<string> {
  const program = { command: nodeOf(current), args: ['scripts/backup.ts'] };
  await runIn({ folder: current, ...program, env: ownEnv(), owner: ownerOf(dataDir) });
  const made = (await backupsIn(backupDir)).find(({ kind }) => kind === 'requested');
  if (made === undefined) throw new CommandFault(`en ${backupDir} no quedó ninguna copia`);
  return join(backupDir, made.name);
}
