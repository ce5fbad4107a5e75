import { request as requestPlainly } from 'node:http';
import { type RequestOptions, request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import type { PushDevice } from '#schemas/push.ts';
import { isPublicAddress, PrivateAddressError, publicLookup } from '#server/remote/public-lookup.ts';
import { loadWebPush } from './load-web-push.ts';
import type { PushKeys } from './push-keys.ts';

const TIMEOUT_MS = 15_000;
/** After that nobody wants to hear of a new order, in seconds. */
export const TOLD_WITHIN_SECONDS = 86_400;

export type Push = {
  readonly device: PushDevice;
  readonly keys: PushKeys;
  /** Who is responsible, as push services ask: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** JSON; only the browser can read it. */
  readonly payload: string;
  /** A waiting notification with the same topic is replaced. Up to 32 letters of base64url. */
  readonly topic: string;
};

/** Hands a notification to a push service; returns its status, or `null` when it can't be reached. */
export type DeliverPush = (push: Push, signal: AbortSignal) => Promise<number | null>;

/**
 * Delivers to public addresses alone, unless endpoints may lead to this machine or its network. It follows no redirects and
 * reads no answer's body. The promise rejects for what never gets better: a wrong key, or an address inside the network.
 */
export function createPushDelivery({
  allowsPrivateAddresses,
}: {
  readonly allowsPrivateAddresses: boolean;
}): DeliverPush {
  const connection: RequestOptions = {
    // Without a pool, because a reused connection would skip the check.
    agent: false,
    ...(allowsPrivateAddresses ? {} : { lookup: publicLookup }),
  };
  return async ({ device, keys, subject, payload, topic }, signal) => {
    const { generateRequestDetails } = await loadWebPush();
    const { endpoint, method, headers, body } = generateRequestDetails(device, payload, {
      vapidDetails: { subject, ...keys },
      TTL: TOLD_WITHIN_SECONDS,
      urgency: 'high',
      topic,
    });
    const url = new URL(endpoint);
    if (!allowsPrivateAddresses) assertPublic(url);
    const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return new Promise((resolve, reject) => {
      request(url, { ...connection, method, headers, signal: within }, (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? null);
      })
        .on('error', (error) => (error instanceof PrivateAddressError ? reject(error) : resolve(null)))
        .end(body);
    });
  };
}

/** A literal address is connected to without a lookup. */
function assertPublic({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
}
