import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

const FOLDERS = ['domain', 'schemas', 'config', 'server', 'web', 'demo'];

/**
 * The imports in a tree that break the walls between its folders, by this project's rules.
 * @throws Error when no file could be read, because then nothing was checked
 */
export async function forbiddenImports(root: string): Promise<{ modules: number; violations: string[] }> {
  const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as ICruiseOptions & {
    forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
    options: ICruiseOptions;
  };
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.forbidden ?? [] },
  });
  const { summary } = output as ICruiseResult;
  // Without a TypeScript parser the tool finds no files and reports success.
  if (summary.totalCruised === 0) throw new Error('no se leyó ningún archivo: las paredes no se revisaron');
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
  };
}
