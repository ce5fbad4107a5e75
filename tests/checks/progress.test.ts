import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '#tests/support/a-shop-to-back-up.ts';
import { onATerminal } from '#tests/support/on-a-terminal.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { showProgress } from '../../scripts/show-progress.ts';

const SEED = ['scripts/seed.ts', '--products', '300'];

test('on a terminal a long command draws a bar with counts and the time left', async () => {
  const { code, output } = await onATerminal(SEED, { DATA_DIR: aFolder() });
  expect(code).toBe(0);
  expect(output).toMatch(/Cargando productos [█░]{24} 300 de 300 · listo/);
  expect(output).toContain('300 productos cargados en');
});

test('elsewhere each step of a command is a plain line', async () => {
  const env = { DATA_DIR: aFolder(), BACKUP_DIR: aFolder() };
  const seeded = await runProgram(SEED, { env });
  expect(seeded).toMatchObject({ code: 0, errors: '' });
  expect(seeded.output).toContain('Cargando productos: 300 de 300\n');
  const backup = await runProgram(['scripts/backup.ts'], { env });
  for (const line of [/^Copiando filas: ([\d.]+) de \1$/m, /^Revisando filas y fotos: ([\d.]+) de \1$/m])
    expect(backup.output).toMatch(line);
  const [path = ''] = /\/\S+\.tar/.exec(backup.output) ?? [];
  const restored = await runProgram(['scripts/restore.ts', path], { env: { DATA_DIR: aFolder() } });
  expect(restored.code).toBe(0);
  for (const line of [/^Restaurando filas: ([\d.]+) de \1$/m, /^Comparando filas: ([\d.]+) de \1$/m])
    expect(restored.output).toMatch(line);
  expect(restored.output).not.toMatch(/[█░\r]/);
});

test('work that takes long is reported every ten seconds with the time left', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const { report } = showProgress({ write: (line) => lines.push(String(line)) > 0 });
  report('rows-copied', 0, 100_000);
  for (let second = 1; second <= 40; second += 1) {
    vi.advanceTimersByTime(1000);
    report('rows-copied', second * 2500, 100_000);
  }
  expect(lines).toEqual([
    'Copiando filas: 25.000 de 100.000 · faltan 30 s\n',
    'Copiando filas: 50.000 de 100.000 · faltan 20 s\n',
    'Copiando filas: 75.000 de 100.000 · faltan 10 s\n',
    'Copiando filas: 100.000 de 100.000\n',
  ]);
});
