import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects all memory that nothing holds on to, at once. */
export const collectGarbage: () => void = runInNewContext('gc');
