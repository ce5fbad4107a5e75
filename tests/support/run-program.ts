import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const COMPILED = join(ROOT, '.cache', 'compiled');

export type EndedProgram = { readonly code: number | null; readonly output: string; readonly errors: string };

type Program = {
  readonly env: Readonly<Record<string, string>>;
  /** The largest file that it may write, in bytes; beyond that the system reports a full disk. */
  readonly largestFile?: number;
};

/** Starts one of our programs with its own environment; it ends with the test. */
export function startProgram(args: readonly string[], { env, largestFile }: Program): ChildProcess {
  const limit = largestFile === undefined ? '' : `ulimit -f ${Math.ceil(largestFile / 512)};`;
  const child = spawn('sh', ['-c', `${limit} exec "$0" "$@"`, NODE, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs one of our programs to its end. */
export async function runProgram(args: readonly string[], program: Program): Promise<EndedProgram> {
  const child = startProgram(args, program);
  const said = { output: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}
