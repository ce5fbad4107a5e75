import { ConfigurationError, readEnv } from '#config/env.ts';
import { SHUTDOWN_TIMEOUT_MS } from './shutdown-timeout.ts';
import { startServer } from './start-server.ts';

try {
  const env = readEnv(process.env);
  const server = await startServer(env);
  // Whoever reads the next line may end the process at once.
  const ending = endSignal();
  console.log(`Hilván atiende en ${server.url}`);
  const signal = await ending;
  console.log(`${signal}: terminando lo que está en curso`);
  // An unanswered call to a database or site would keep the process for ever.
  setTimeout(() => process.exit(1), env.drainSeconds * 1000 + SHUTDOWN_TIMEOUT_MS).unref();
  await server.close();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(`Configuración: ${fault}`);
  process.exitCode = 1;
}

/** Later signals are ignored: under npm, Ctrl-C arrives twice, from the terminal and from the set-up. */
function endSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, resolve);
  });
}
