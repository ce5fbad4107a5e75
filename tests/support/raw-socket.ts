import { connect } from 'node:net';

/** A connection on which a test writes whatever it likes. */
export type RawSocket = {
  write(text: string): void;
  /** What came back so far. */
  received(): string;
  /** Stops taking what the server sends. */
  pause(): void;
  /** Resolves when the connection is gone, whoever ended it. */
  readonly ended: Promise<void>;
  destroy(): void;
};

export async function openRawSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  // To be cut off is what these tests wait for.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  await Promise.race([connected, ended]);
  return {
    write: (text) => void socket.write(text),
    received: () => received,
    pause: () => void socket.pause(),
    ended,
    destroy: () => void socket.destroy(),
  };
}
