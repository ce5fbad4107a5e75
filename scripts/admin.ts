import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { ConfigurationError, readEnv } from '#config/env.ts';
import { MIN_PASSWORD_LENGTH } from '#schemas/wire/account.ts';
import { resetCodes } from '#server/accounts/one-time-codes.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { type Context, SERVER_COMMAND } from '#server/context.ts';
import { openContext } from '#server/open-context.ts';

/** `npm run admin -- <command> <email>`: for administrators who can't get into the dashboard. */
const COMMANDS: Readonly<Record<string, (email: string) => Promise<string>>> = {
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

const [name = '', email = ''] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (command === undefined || !/^\S+@\S+$/.test(email)) {
  for (const known of Object.keys(COMMANDS)) console.error(`Uso: npm run admin -- ${known} <email>`);
  process.exit(2);
}

try {
  console.log(await command(email));
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(fault);
  process.exitCode = 1;
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
