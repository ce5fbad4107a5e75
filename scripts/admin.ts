import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { ConfigurationError, readEnv } from '#config/env.ts';
import { MINIMUM_PASSWORD_LENGTH } from '#server/accounts/password.ts';
import { setPassword } from '#server/accounts/set-password.ts';
import { openContext } from '#server/open-context.ts';

/** `npm run admin -- set-password <email>`: makes or resets an administrator and ends their sessions. */
const [command, email] = process.argv.slice(2);

if (command !== 'set-password' || email === undefined || !/^\S+@\S+$/.test(email)) {
  console.error('Uso: npm run admin -- set-password <email>');
  process.exit(2);
}

try {
  const password = await typedPassword();
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    throw new ConfigurationError([
      `La contraseña tiene que tener al menos ${MINIMUM_PASSWORD_LENGTH} caracteres`,
    ]);
  }
  const context = await openContext(readEnv(process.env), pino({ level: 'silent' }));
  await setPassword(context, { email, password });
  await context.db.destroy();
  console.log(`Listo: ${email} ya puede ingresar con la contraseña nueva. Sus sesiones abiertas terminaron.`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(fault);
  process.exitCode = 1;
}

/** From `ADMIN_PASSWORD`, from a pipe, or asked for. */
async function typedPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD !== undefined) {
    const given = process.env.ADMIN_PASSWORD;
    // It belongs to the account named here, not to the first one of a new shop.
    delete process.env.ADMIN_PASSWORD;
    return given;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question('Contraseña nueva: ');
  terminal.close();
  return typed.trim();
}
