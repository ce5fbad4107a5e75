import { readFileSync } from 'node:fs';

/** The memory that a process holds; in megabytes. @throws where there is no `/proc` */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status no dice VmRSS`);
  return Number(kilobytes) / 1024;
}

/** For how long the main thread of a process has been on a core; in seconds. @throws where there is no `/proc` */
export function secondsOnCore(pid: number | undefined): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}
