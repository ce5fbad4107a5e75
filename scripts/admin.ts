import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readEnv } from '#config/env.ts';
import { readJson } from '#config/read-json.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-length.ts';
import { STORE_AREA_LABELS } from '#schemas/wire/store-area-labels.ts';
import { SETTINGS_AREAS, type SettingsArea } from '#schemas/wire/store-areas.ts';
import { resetCodes } from '#server/accounts/one-time-codes.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { type Context, SERVER_COMMAND } from '#server/kernel/context.ts';
import { exportedSettings, importSettings } from '#server/settings-file/move-settings.ts';
import { assertShop } from './assert-shop.ts';
import { commandLine, endWithUsage } from './command-line.ts';
import { inShop } from './in-shop.ts';
import { CommandFault, reportFault } from './report-fault.ts';

type Commands = Readonly<Record<string, (subject: string) => Promise<string>>>;

/** `npm run admin -- <command> <email>`: for administrators who can't get into the dashboard. */
const FOR_ACCOUNTS: Commands = {
  'set-password': async (email) => {
    const password = await typedPassword();
    if (password.length < MIN_PASSWORD_LENGTH) {
      throw new CommandFault(`la contraseña tiene que tener al menos ${MIN_PASSWORD_LENGTH} caracteres`);
    }
    await inThisShop((ctx) => setPassword(ctx, { email, password }));
    return `Listo: ${email} ya puede ingresar con la contraseña nueva. Sus sesiones abiertas terminaron.`;
  },
  'disable-codes': async (email) => {
    const isKnown = await inThisShop((ctx) => resetCodes(ctx, email));
    if (!isKnown) throw new CommandFault(`no hay ningún administrador con el correo ${email}`);
    return `Listo: ${email} ingresa solo con su contraseña. Puede volver a activar los códigos en Cuenta.`;
  },
};

/** `npm run admin -- store <command> <file>`: moves the settings of 'Mi tienda' to another shop, or keeps a copy. */
const FOR_SETTINGS: Commands = {
  export: async (file) => {
    const settings = await inThisShop(async (ctx) => exportedSettings(ctx.settings));
    writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
    const done = `Listo: los datos de la tienda están en ${file}. Las fotos van aparte, con la copia de seguridad.`;
    const leftOut = SETTINGS_AREAS.filter((area) => settings[area] === undefined);
    if (leftOut.length === 0) return done;
    return `${done} Falta lo que todavía no está completo: ${areaNames(leftOut)}.`;
  },
  import: async (file) => {
    const settings = readJson(file);
    const changed = await inThisShop((ctx) => importSettings(ctx, settings));
    if (changed.length === 0) return 'Listo: la tienda ya tenía esos datos.';
    return `Listo: cambió ${areaNames(changed)}.`;
  },
};

const USAGE = [
  ...Object.keys(FOR_ACCOUNTS).map((known) => `Uso: npm run admin -- ${known} <email>`),
  ...Object.keys(FOR_SETTINGS).map((known) => `Uso: npm run admin -- store ${known} <archivo>`),
].join('\n');

const { positionals: given } = commandLine(USAGE, { allowPositionals: true });
const isAboutStore = given[0] === 'store';
const commands = isAboutStore ? FOR_SETTINGS : FOR_ACCOUNTS;
const [name = '', subject = ''] = isAboutStore ? given.slice(1) : given;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const isSubject = isAboutStore ? subject !== '' : /^\S+@\S+$/.test(subject);

if (command === undefined || !isSubject) endWithUsage(USAGE);

try {
  console.log(await command(subject));
} catch (error) {
  reportFault('No se hizo nada', error);
}

async function inThisShop<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  // The variables are for the first account of a new shop; here the password is for the account that is named.
  const env = readEnv({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  await assertShop(env);
  return inShop(env, (ctx) => work({ ...ctx, actor: SERVER_COMMAND }));
}

function areaNames(areas: readonly SettingsArea[]): string {
  return areas.map((area) => STORE_AREA_LABELS[area]).join(', ');
}

/** From `ADMIN_PASSWORD`, from a pipe, or from a prompt. */
async function typedPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD !== undefined) {
    return process.env.ADMIN_PASSWORD;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question('Contraseña nueva: ');
  terminal.close();
  return typed.trim();
}
