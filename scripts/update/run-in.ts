import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFault } from '../report-fault.ts';

/** The end of what a failed program said, in letters. */
const SAID = 2000;

type Run = {
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly owner?: Owner;
};

export type Owner = { readonly uid?: number; readonly gid?: number };

/** Runs a program to its end and returns what it printed. @throws CommandFault with the last lines of one that fails */
export function runIn({ folder, command, args, env = ownEnv(), owner = {} }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env, ...owner, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID);
    });
    child.once('error', (error) => reject(new CommandFault(`${command}: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(printed);
      const reason = said.trim() === '' ? `terminó con ${code ?? signal}` : said.trim();
      reject(new CommandFault(`${[command, ...args].join(' ')}: ${reason}`));
    });
  });
}

/** Without what npm tells the programs of this version alone. */
export function ownEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/.test(name)));
}

export function nodeOf(folder: string): string {
  return join(folder, 'node_modules', '.bin', 'node');
}

/** Whom a folder belongs to: root works on the shop's data as the shop's own user, who must be able to read them after. */
export function ownerOf(folder: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}
