import type { OffsiteDesk } from '#server/backup/shop-backups.ts';
import type { OffsiteLauncher } from './offsite-launcher.ts';
import { isOffsiteClaimed, offsiteState } from './offsite-state.ts';

/** The copies off this machine as the dashboard sees them. */
export function createOffsiteDesk(launcher: OffsiteLauncher): OffsiteDesk {
  return {
    async state({ db, now }) {
      const state = await offsiteState(db);
      const { sent_at, sent_bytes, kept, send_error, proved_at, proof_error } = state;
      const isSent = sent_at !== null && sent_bytes !== null;
      return {
        running: launcher.isRunning() || isOffsiteClaimed(state, now()),
        last: isSent ? { sentAt: isoOf(sent_at), bytes: sent_bytes, kept } : null,
        ...(send_error === null ? {} : { lastError: send_error }),
        proof:
          proved_at === null
            ? null
            : { provedAt: isoOf(proved_at), products: state.proved_products, orders: state.proved_orders },
        ...(proof_error === null ? {} : { proofError: proof_error }),
      };
    },
    prove: () => launcher.start('prove'),
  };
}

function isoOf(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
