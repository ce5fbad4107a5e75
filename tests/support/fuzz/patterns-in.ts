import { parseSync } from 'vite';

export type Pattern = { readonly source: string; readonly flags: string };

/** Every regular expression in a TypeScript source. */
export function patternsIn(path: string, text: string): Pattern[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can not be read: ${errors[0]?.message}`);
  return [...literalsIn(program)];
}

function* literalsIn(node: unknown): Generator<Pattern> {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node && isPattern(node.regex)) {
    yield { source: node.regex.pattern, flags: node.regex.flags };
    return;
  }
  for (const part of Object.values(node)) yield* literalsIn(part);
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
