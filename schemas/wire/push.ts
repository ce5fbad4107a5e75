/** The body of `PUT /push/device`: a browser's `PushSubscription`. */
export type WirePushDevice = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
};

/** The answer of `GET /push`. */
export type WirePushSettings = {
  /** The shop's public key, as browsers subscribe with it; in base64url. */
  publicKey: string;
};

/** The answer of `POST /push/renew`. */
export type WirePushRenewal = { active: boolean };

/** What a notification says, as the browser's worker decrypts it. It names no shopper. */
export type WirePushNews = {
  /** A later notification with the same tag takes this one's place. */
  tag: string;
  title: string;
  text: string;
  /** Where a tap leads, below the shop's address. */
  path: string;
};
