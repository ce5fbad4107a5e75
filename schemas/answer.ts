import type { z } from 'zod';

/** A type by its keys and values alone, however it was put together. */
type Plain<T> = T extends object ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> } : T;

type IsSame<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

type Tied<Schema extends z.ZodType, Wire> =
  IsSame<Plain<z.output<Schema>>, Plain<Wire>> extends true ? Schema : { readonly 'differs from': Wire };

/** A schema that describes a type of the wire: one with a key too few or too many does not compile. */
export function answer<Wire>(): <Schema extends z.ZodType>(schema: Schema & Tied<Schema, Wire>) => Schema {
  return (schema) => schema;
}
