import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ModuleItem, parseSync } from '@swc/core';
import type { Role } from '#domain/accounts/roles.ts';

const SERVER = fileURLToPath(new URL('../../server/', import.meta.url));

export type Verb = { readonly file: string; readonly name: string };

/** Every exported function of the server's modules that takes a `Context` or a part of one, found in the source. */
export function verbsOfServer(): Verb[] {
  return sources().flatMap(({ file, code }) =>
    parseSync(code, { syntax: 'typescript' })
      .body.flatMap(exportsTakingContext)
      .map((name) => ({ file, name })),
  );
}

/** The source of every module that creates a context from a request and so calls verbs for somebody. */
export function doorsOfServer(): string[] {
  return sources()
    .map(({ code }) => code)
    .filter((code) => code.includes('.verbs()'));
}

/**
 * Calls a verb as a visitor, or with a role, and returns what it throws, or `null`. The context has only an actor, or a missing one, and any use of
 * the input throws, so a verb that acts before it refuses fails with an error of its own.
 */
export async function refusalOf({ file, name }: Verb, role: Role | null = null): Promise<unknown> {
  const module: Record<string, unknown> = await import(`${SERVER}${file}`);
  const verb = module[name];
  if (typeof verb !== 'function') return new Error('is no function');
  try {
    const result: unknown = await verb(contextOf(role), INPUT, INPUT);
    // A generator runs only once its first value is asked for.
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

function exportsTakingContext(item: ModuleItem): string[] {
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

/** Whether a part of a module mentions the type `Context`, or the one of functions that compose mails with it. */
function namesContext(part: object): boolean {
  return /"value":"(Context|NoticeMail)"/.test(JSON.stringify(part));
}

function contextOf(role: Role | null): object {
  const actor = role === null ? null : { accountId: role, email: `${role}@shop.test`, role };
  return new Proxy(
    { actor },
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
}

/** Has every property, and throws when called. */
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
