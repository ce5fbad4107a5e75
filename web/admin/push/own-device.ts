import type { PushDevice } from '#schemas/push.ts';
import type { WirePushRenewal, WirePushSettings } from '#schemas/push-answers.ts';
import { callAdminApi } from '../call-admin-api.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { hasKeys } from '../promised-shape.ts';

/** The worker of the whole site, which also shows notifications. */
const WORKER = '/sw.js';

/** What this browser can do: notify, ask for the permission in vain, or nothing of it. */
export type DeviceState = 'off' | 'on' | 'denied' | 'unable';

/** The shop may have ended it since: at a logout, or because the browser could not be reached. */
export async function deviceState(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await ownSubscription();
  if (subscription === null) return 'off';
  const { endpoint } = subscription;
  const renewed = await outcomeOf(() =>
    callAdminApi<WirePushRenewal>('/push/renew', { method: 'POST', body: { endpoint } }),
  );
  return renewed.ok && !renewed.data.active ? 'off' : 'on';
}

/** Asks for the permission, subscribes this browser and tells the shop. */
export async function switchOn(): Promise<Outcome<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted')
    return { ok: false, message: 'El navegador no dio permiso. Actívalo en los ajustes del sitio.' };
  const settings = await outcomeOf(() =>
    callAdminApi<WirePushSettings>('/push', { isPromised: hasKeys('publicKey') }),
  );
  if (!settings.ok) return settings;
  const device = await subscribed(settings.data.publicKey);
  if (device === null)
    return { ok: false, message: 'El navegador no pudo activar los avisos. Revisa la conexión y reintenta.' };
  return tell('/push/device', device, 'PUT');
}

/** The shop is told first: a browser that can't be reached by it any more is forgotten at the next order. */
export async function switchOff(): Promise<Outcome<unknown>> {
  const subscription = await ownSubscription();
  if (subscription === null) return { ok: true, data: null };
  const outcome = await outcomeOf(() =>
    callAdminApi('/push/end', { method: 'POST', body: { endpoint: subscription.endpoint }, success: 204 }),
  );
  if (outcome.ok) await subscription.unsubscribe();
  return outcome;
}

export async function sendTest(): Promise<Outcome<unknown>> {
  const subscription = await ownSubscription();
  if (subscription === null)
    return { ok: false, message: 'Los avisos no están activados en este navegador.' };
  return tell('/push/test', deviceOf(subscription), 'POST');
}

async function subscribed(publicKey: string): Promise<PushDevice | null> {
  try {
    const { installing } = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { pushManager } = await Promise.race([navigator.serviceWorker.ready, notInstalled(installing)]);
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return deviceOf(await pushManager.subscribe(options));
  } catch {
    return null;
  }
}

/** Rejects once the worker can't be installed: a first one that fails never gets ready, and its page is told nothing else. */
function notInstalled(worker: ServiceWorker | null): Promise<never> {
  return new Promise((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

function tell(path: string, body: PushDevice, method: 'PUT' | 'POST'): Promise<Outcome<unknown>> {
  return outcomeOf(() => callAdminApi(path, { method, body, success: 204 }));
}

/** A browser that is notified stays so after a new login, and ends with that one's logout. */
export function renewInBackground(): void {
  void deviceState();
}
