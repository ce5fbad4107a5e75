import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ModuleItem, parseSync } from '@swc/core';

const SERVER = fileURLToPath(new URL('../../server/', import.meta.url));

export type Verb = { readonly file: string; readonly name: string };

/** Every function that a module of the server exports and that takes a `Context` or a part of one, as the code has it. */
export function verbsOfServer(): Verb[] {
  return sources().flatMap(({ file, code }) =>
    parseSync(code, { syntax: 'typescript' })
      .body.flatMap(takersOfContext)
      .map((name) => ({ file, name })),
  );
}

/** The code of every module that makes a context out of a request, and so calls verbs in somebody's name. */
export function doorsOfServer(): string[] {
  return sources()
    .map(({ code }) => code)
    .filter((code) => code.includes('.verbs()'));
}

/**
 * Calls a verb as a visitor, and answers with what it throws, or `null` where it throws nothing. Its context has nothing
 * but the missing actor, and its input does nothing, so whatever a verb does before it refuses is an error of its own.
 */
export async function refusalOf({ file, name }: Verb): Promise<unknown> {
  const module: Record<string, unknown> = await import(`${SERVER}${file}`);
  const verb = module[name];
  if (typeof verb !== 'function') return new Error('is no function');
  try {
    const result: unknown = await verb(NOBODYS_CONTEXT, INPUT, INPUT);
    // A generator begins once its first value is asked for.
    if (result instanceof Object && 'next' in result && typeof result.next === 'function')
      await result.next();
    return null;
  } catch (error) {
    return error;
  }
}

function sources(): { file: string; code: string }[] {
  return globSync('**/*.ts', { cwd: SERVER, exclude: (path) => path.endsWith('.test.ts') }).map((file) => ({
    file,
    code: readFileSync(`${SERVER}${file}`, 'utf8'),
  }));
}

function takersOfContext(item: ModuleItem): string[] {
  if (item.type === 'ExportDefaultDeclaration') throw new Error('the server exports by name');
  if (item.type === 'ExportNamedDeclaration' && !item.typeOnly)
    throw new Error('the server exports where it declares');
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  switch (declaration.type) {
    case 'FunctionDeclaration':
      return namesContext(declaration.params) ? [declaration.identifier.value] : [];
    case 'ClassDeclaration':
      return namesContext(declaration) ? [declaration.identifier.value] : [];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, ...rest }) =>
        id.type === 'Identifier' && namesContext([id, rest]) ? [id.value] : [],
      );
    default:
      return [];
  }
}

/** Whether the type `Context` stands anywhere in a part of a module. */
function namesContext(part: object): boolean {
  return JSON.stringify(part).includes('"value":"Context"');
}

const NOBODYS_CONTEXT = new Proxy(
  { actor: null },
  {
    get(context, key) {
      if (key === 'actor') return context.actor;
      throw new Error(`reads ${String(key)} before it asks who acts`);
    },
    ownKeys() {
      throw new Error('copies its context before it asks who acts');
    },
  },
);

/** Has whatever is looked for in it, and can't be called. */
const INPUT: unknown = new Proxy(() => undefined, {
  get(_target, key) {
    if (key === Symbol.toPrimitive) return () => 'algo';
    if (key === Symbol.iterator) return [][Symbol.iterator];
    return key === 'then' ? undefined : INPUT;
  },
  apply() {
    throw new Error('calls a part of its input before it asks who acts');
  },
});
