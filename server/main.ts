import { ConfigurationError, readEnv } from '#config/env.ts';
import { startServer } from './start-server.ts';

/** From when no more is taken to the end of the process, whatever still hangs; in milliseconds. */
const END_WITHIN = 4700;

try {
  const env = readEnv(process.env);
  const server = await startServer(env);
  console.log(`Hilván atiende en ${server.url}`);
  const signal = await endSignal();
  console.log(`${signal}: terminando lo que está en curso`);
  // What a dead database or a slow site never answers would keep the process for ever.
  setTimeout(() => process.exit(1), env.drainSeconds * 1000 + END_WITHIN).unref();
  await server.close();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(`Configuración: ${fault}`);
  process.exitCode = 1;
}

/** Later signals change nothing: Ctrl-C under npm arrives twice, from the terminal and through the set-up. */
function endSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, resolve);
  });
}
