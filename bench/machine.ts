import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONNECTIONS } from './load.ts';
import { median } from './percentile.ts';
import { numeral } from './table.ts';

const WRITES = 100;

/** The facts about the machine that one needs to read the figures. */
export function machineText(): string {
  const [processor] = cpus();
  return [
    `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} núcleos (${processor?.model.trim() ?? 'desconocidos'})`,
    `Carga del sistema al empezar: ${numeral(loadavg()[0] ?? 0)}. Escribir 4 kB hasta el disco (fsync): ${numeral(diskWriteTime())} ms`,
    `El generador de carga (autocannon, ${CONNECTIONS} conexiones) y PostgreSQL comparten esos núcleos con el servidor que se mide.`,
    '«http desnudo» es un servidor http de Node que manda los mismos bytes y encabezados, por turnos en esta misma corrida.',
    'Donde no llena un núcleo, el límite fue el generador u otro proceso: ahí la proporción favorece a la tienda.',
  ].join('\n');
}

/** The median time of a 4 kB write with fsync, which every durable order waits for, in ms. */
function diskWriteTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'hilvan-bench-'));
  const file = openSync(join(folder, 'probe'), 'w');
  const block = Buffer.alloc(4096, 1);
  const times = Array.from({ length: WRITES }, () => {
    const started = performance.now();
    writeSync(file, block);
    fsyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  return median(times);
}
