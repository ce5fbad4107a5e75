import { connect } from 'node:net';

/** A connection on which a test writes any bytes. */
export type RawSocket = {
  write(text: string): void;
  /** All that the server has sent so far. */
  received(): string;
  /** Stops reading. */
  pause(): void;
  /** Resolves when either side has closed the connection. */
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
  // These tests expect to be cut off.
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
