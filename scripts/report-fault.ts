import { ConfigurationError } from '#config/env.ts';
import { faultText } from '#server/backup/backup-fault.ts';

/** Prints why a command failed and sets its exit code. */
export function reportFault(what: string, error: unknown): void {
  if (error instanceof ConfigurationError) {
    for (const fault of error.faults) console.error(`Configuración: ${fault}`);
  } else {
    console.error(`${what}: ${faultText(error)}.`);
  }
  process.exitCode = 1;
}
