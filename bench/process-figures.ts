import { readFileSync } from 'node:fs';

/** The resident memory of a process, in megabytes. @throws where there is no `/proc` */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status no dice VmRSS`);
  return Number(kilobytes) / 1024;
}

/** The CPU time of a process's main thread, in seconds. @throws where there is no `/proc` */
export function secondsOnCore(pid: number | undefined): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}

const TICKS_PER_SECOND = 100;

/** The CPU time of a process with all its threads, in seconds. @throws where there is no `/proc` */
export function secondsOfProcess(pid: number | undefined): number {
  // The program's name stands in parentheses and may hold anything.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
  const [userTicks, systemTicks] = fields.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) / TICKS_PER_SECOND;
}

/** The CPU time of a process and its children, in seconds. */
export function secondsOfFamily(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [String(pid), ...children].reduce((sum, one) => sum + secondsOfProcess(Number(one)), 0);
}
