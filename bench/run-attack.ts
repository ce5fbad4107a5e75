import { endOnSignals } from './at-the-end.ts';
import { machineText } from './machine.ts';
import { measureAttack } from './measure-attack.ts';
import { tableOf } from './table.ts';

/** `npm run bench:attack`: what one address and fifty can store in an hour with the largest orders. */
const machine = machineText();
endOnSignals();

const rows = await measureAttack();
console.log(`\nLo que desconocidos guardan con pedidos en una hora\n${machine}\n\n${tableOf(rows)}`);
