import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDevice } from '#schemas/push.ts';
import type { WirePushNews } from '#schemas/wire/push.ts';

export type Delivered = { readonly headers: IncomingHttpHeaders; readonly news: WirePushNews };

/** A push service on this machine with one browser, which decrypts as browsers do (RFC 8291). */
export type PushService = {
  readonly device: PushDevice;
  readonly delivered: readonly Delivered[];
  /** The statuses of the next answers; then 201. */
  readonly answers: number[];
  close(): void;
};

export async function openPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  const delivered: Delivered[] = [];
  const answers: number[] = [];

  function decrypted(body: Buffer): WirePushNews {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
    const key = (use: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    delivered.push({ headers: request.headers, news: decrypted(Buffer.concat(chunks)) });
    response.writeHead(answers.shift() ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe because it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    device: {
      endpoint: `https://localhost:${port}/send/uno`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    delivered,
    answers,
    close: () => void server.close(),
  };
}

/** The claims of a delivery's `Authorization`, once its signature is found to be that of the key (VAPID). */
export function vapidClaims({ authorization = '' }: IncomingHttpHeaders, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`signed by another key: ${key}`);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, body = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
