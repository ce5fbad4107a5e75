import { once } from 'node:events';
import { ConfigurationError, readEnv } from '#config/env.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(readEnv(process.env));
  console.log(`Hilván atiende en ${server.url}`);
  const [signal] = await Promise.race(
    ['SIGTERM', 'SIGINT'].map((name) => once(process, name).then(() => [name])),
  );
  console.log(`${signal}: terminando lo que está en curso`);
  await server.close();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  for (const fault of error.faults) console.error(`Configuración: ${fault}`);
  process.exitCode = 1;
}
