import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { endOnSignals } from './at-the-end.ts';
import { machineText } from './machine.ts';
import { measureFleets } from './measure-fleets.ts';
import { QUICK_PLAN, WHOLE_PLAN } from './plan.ts';
import { numeral, tableOf } from './table.ts';

/** `npm run bench:fleets [-- --quick]`: measures one, two and four processes on one PostgreSQL behind HAProxy. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const machine = machineText();
endOnSignals();

const rows = await measureFleets(values.quick ? QUICK_PLAN : WHOLE_PLAN);
console.log(`\nHilván en varios procesos\n${machine}\n\n${tableOf(rows)}`);
console.log(`\nCarga del sistema al terminar: ${numeral(loadavg()[0] ?? 0)}`);
