import { readFileSync } from 'node:fs';
import { ConfigurationError } from './env.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  ENOTDIR: 'no existe',
  EISDIR: 'es una carpeta',
  EACCES: 'no hay permiso para leerlo',
};

/** The content of a JSON file of the operator's. @throws ConfigurationError that begins with the file's path */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError([`${file}: ${reasonOf(error)}`]);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'no es un archivo JSON';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? 'no se puede leer';
}
