import type { Worth } from './worth.ts';

/** What passed the door since the start, counted where it passes. */
export type Traffic = {
  /** Pages that were sent as they stood in memory. */
  keptPages: number;
  readonly putOff: Record<Worth, number>;
  droppedConnections: number;
  /** Requests that were cut off before they were whole, by the status that they were answered. */
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
