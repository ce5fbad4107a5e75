import type { FastifyRequest } from 'fastify';
import { breathsBetween } from '#server/kernel/breathe.ts';
import { type JsonPiece, jsonPieces } from './json-pieces.ts';

type Parser = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, value?: unknown) => void,
) => unknown;

/** A parser of bodies with very long lists. It reads and refuses what the given one does, which answers at once. */
export function jsonInPieces(parser: Parser): (request: FastifyRequest, body: string) => Promise<unknown> {
  return (request, body) =>
    parsedInPieces(body, (text) => {
      const answer: { error: Error | null; value?: unknown } = { error: null };
      parser(request, text, (error, value) => Object.assign(answer, { error, value }));
      if (answer.error !== null) throw answer.error;
      return answer.value;
    });
}

/**
 * Reads JSON as `parse` does, but the long lists of its object a piece at a time, between which other requests are served.
 * @throws what `parse` throws
 */
export async function parsedInPieces(
  text: string,
  parse: (text: string) => unknown,
  pieceSize?: number,
): Promise<unknown> {
  const letPass = breathsBetween();
  const lists: unknown[][] = [];
  const pieces = jsonPieces(text, pieceSize);
  let next = pieces.next();
  for (; next.done !== true; next = pieces.next()) {
    const items = itemsOf(next.value, parse);
    const list = lists[next.value.list];
    if (list === undefined) lists[next.value.list] = items;
    else for (const item of items) list.push(item);
    await letPass();
  }
  const outer = parse(next.value);
  return lists.length === 0 ? outer : withLists(outer, lists);
}

/** A comma needs a value on both sides, so beside a cut stands one: `[1,` and `,2]` are refused as they were together. */
function itemsOf({ text, isFirst, isLast }: JsonPiece, parse: (text: string) => unknown): unknown[] {
  const items = parse(`[${isFirst ? '' : '0,'}${text}${isLast ? '' : ',0'}]`);
  if (!Array.isArray(items)) throw new TypeError('a list was read as something else');
  return items.slice(isFirst ? 0 : 1, isLast ? undefined : -1);
}

/** Each list of the object read from the frame is the number of the list to put in its place. */
function withLists(outer: unknown, lists: readonly unknown[][]): unknown {
  if (typeof outer !== 'object' || outer === null) return outer;
  const members = Object.entries(outer).map(([name, value]) => [
    name,
    Array.isArray(value) ? lists[value[0]] : value,
  ]);
  return Object.fromEntries(members);
}
