import type { Worth } from './worth.ts';

/** Counts of requests since the start. */
export type Traffic = {
  /** Pages sent from memory. */
  keptPages: number;
  readonly putOff: Record<Worth, number>;
  droppedConnections: number;
  /** Incomplete requests, by the status of their answer. */
  readonly unreadable: Record<'400' | '408' | '431', number>;
};

export function newTraffic(): Traffic {
  return {
    keptPages: 0,
    putOff: { write: 0, data: 0, page: 0, image: 0 },
    droppedConnections: 0,
    unreadable: { 400: 0, 408: 0, 431: 0 },
  };
}
