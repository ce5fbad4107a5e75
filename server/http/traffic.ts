import type { Priority } from './request-priority.ts';

/** Counts of requests since the start. */
export type Traffic = {
  /** Pages sent from memory. */
  keptPages: number;
  readonly refused: Record<Priority, number>;
  droppedConnections: number;
  /** Incomplete requests, by the status of their answer. */
  readonly unreadable: Record<'400' | '408' | '431', number>;
};

export function createTraffic(): Traffic {
  return {
    keptPages: 0,
    refused: { write: 0, data: 0, page: 0, image: 0 },
    droppedConnections: 0,
    unreadable: { 400: 0, 408: 0, 431: 0 },
  };
}
