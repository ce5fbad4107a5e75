import { ConfigurationError } from '#config/env.ts';
import { faultText } from '#server/backup/backup-fault.ts';
import { BadSettings } from '#server/settings-file/move-settings.ts';

/** Why a command did nothing, in Spanish, to follow a colon. */
export class CommandFault extends Error {}

/** Prints why a command failed and sets its exit code. */
export function reportFault(what: string, error: unknown): void {
  if (error instanceof ConfigurationError) {
    for (const fault of error.faults) console.error(`Configuración: ${fault}`);
  } else if (error instanceof BadSettings) {
    for (const fault of error.faults) console.error(`${what}: ${fault}`);
  } else {
    console.error(`${what}: ${faultText(error)}.`);
  }
  process.exitCode = 1;
}
