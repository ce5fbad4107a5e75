import { fileURLToPath } from 'node:url';
import { forbiddenImports } from './forbidden-imports.ts';

const { modules, violations } = await forbiddenImports(fileURLToPath(new URL('..', import.meta.url)));

for (const violation of violations) console.error(violation);
console.log(`${modules} archivos, ${violations.length} importaciones prohibidas`);
if (violations.length > 0) process.exitCode = 1;
