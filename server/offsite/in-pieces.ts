export type Piece = {
  readonly bytes: Buffer;
  /** From 0. */
  readonly index: number;
  readonly isLast: boolean;
};

/**
 * A stream in pieces of one size but for the last, which may be shorter; an empty stream is one empty piece. A piece is
 * given on once a byte follows it, because until then it may be the last.
 * @param firstBytes the size of the first piece, where it is another
 */
export async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  pieceBytes: number,
  firstBytes: number = pieceBytes,
): AsyncGenerator<Piece> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let index = 0;
  let size = firstBytes;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length > size; size = pieceBytes) {
      yield { bytes: rest.subarray(0, size), index, isLast: false };
      rest = rest.subarray(size);
      index += 1;
    }
    waiting = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(waiting), index, isLast: true };
}
