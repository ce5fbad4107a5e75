import { createHash } from 'node:crypto';

/** Counts and sums up lines, each with the line feed that ends it. */
export class LineDigest {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(lines: readonly string[]): void {
    for (const line of lines) this.#hash.update(line).update('\n');
    this.#rows += lines.length;
  }

  end(): { rows: number; sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** Counts and sums up bytes. */
export class ByteDigest {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  add(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
  }

  end(): { bytes: number; sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
