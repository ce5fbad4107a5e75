import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { ConfigurationError, readEnv } from '#config/env.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-length.ts';
import { STORE_AREA_LABELS } from '#schemas/wire/store-area-labels.ts';
import { resetCodes } from '#server/accounts/one-time-codes.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { type Context, SERVER_COMMAND } from '#server/kernel/context.ts';
import { openContext } from '#server/open-context.ts';
import { BadSettings, exportedSettings, importSettings } from '#server/settings-file/move-settings.ts';

type Commands = Readonly<Record<string, (subject: string) => Promise<string>>>;

/** `npm run admin -- <command> <email>`: for administrators who can't get into the dashboard. */
const FOR_ACCOUNTS: Commands = {
  'set-password': async (email) => {
    const password = await typedPassword();
    if (password.length < MIN_PASSWORD_LENGTH) {
      throw new ConfigurationError([
        `La contraseña tiene que tener al menos ${MIN_PASSWORD_LENGTH} caracteres`,
      ]);
    }
    await inShop((ctx) => setPassword(ctx, { email, password }));
    return `Listo: ${email} ya puede ingresar con la contraseña nueva. Sus sesiones abiertas terminaron.`;
  },
  'disable-codes': async (email) => {
    const isKnown = await inShop((ctx) => resetCodes(ctx, email));
    if (!isKnown) throw new ConfigurationError([`No hay ningún administrador con el correo ${email}`]);
    return `Listo: ${email} ingresa solo con su contraseña. Puede volver a activar los códigos en Cuenta.`;
  },
};

/** `npm run admin -- store <command> <file>`: moves the settings of 'Mi tienda' to another shop, or keeps a copy. */
const FOR_SETTINGS: Commands = {
  export: async (file) => {
    const settings = await inShop(async (ctx) => exportedSettings(ctx.settings));
    writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
    return `Listo: los datos de la tienda están en ${file}. Las fotos van aparte, con la copia de seguridad.`;
  },
  import: async (file) => {
    const settings = readSettings(file);
    const changed = await inShop((ctx) => importSettings(ctx, settings));
    if (changed.length === 0) return 'Listo: la tienda ya tenía esos datos.';
    return `Listo: cambió ${changed.map((area) => STORE_AREA_LABELS[area]).join(', ')}.`;
  },
};

const given = process.argv.slice(2);
const isAboutStore = given[0] === 'store';
const commands = isAboutStore ? FOR_SETTINGS : FOR_ACCOUNTS;
const [name = '', subject = ''] = isAboutStore ? given.slice(1) : given;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const isSubject = isAboutStore ? subject !== '' : /^\S+@\S+$/.test(subject);

if (command === undefined || !isSubject) {
  for (const known of Object.keys(FOR_ACCOUNTS)) console.error(`Uso: npm run admin -- ${known} <email>`);
  for (const known of Object.keys(FOR_SETTINGS))
    console.error(`Uso: npm run admin -- store ${known} <archivo>`);
  process.exit(2);
}

try {
  console.log(await command(subject));
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof BadSettings)) throw error;
  for (const fault of error.faults) console.error(fault);
  process.exitCode = 1;
}

function readSettings(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError([`${file} no se puede leer: ${String(error)}`]);
  }
}

async function inShop<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  const context = await openContext(readEnv(process.env), pino({ level: 'silent' }));
  try {
    return await work({ ...context, actor: SERVER_COMMAND });
  } finally {
    await context.db.destroy();
  }
}

/** From `ADMIN_PASSWORD`, from a pipe, or from a prompt. */
async function typedPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD !== undefined) {
    const given = process.env.ADMIN_PASSWORD;
    // The password is for the account named here, not for the first account of a new shop.
    delete process.env.ADMIN_PASSWORD;
    return given;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question('Contraseña nueva: ');
  terminal.close();
  return typed.trim();
}
