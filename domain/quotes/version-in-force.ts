type Versions = {
  /** The newest; 0 without a quote. */
  readonly version: number;
  /** The last one that its customer accepted; `null` before. */
  readonly acceptedVersion: number | null;
};

/**
 * The version by which an order is sold, printed, picked and paid: the accepted one, else the newest; 0 without a quote.
 * What is sent after an acceptance is an offer until it is accepted too (QUOTE-005).
 */
export function versionInForce({ version, acceptedVersion }: Versions): number {
  return acceptedVersion ?? version;
}

/** Whether the newest version is an offer to change what was accepted. */
export function isOfferToChange({ version, acceptedVersion }: Versions): boolean {
  return acceptedVersion !== null && version > acceptedVersion;
}
