import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import type { Admission } from './admission.ts';
import { answerBusy } from './busy-answer.ts';
import type { HttpLimits } from './connection-limits.ts';
import type { Traffic } from './traffic.ts';
import { namesTwoHosts, refuseUnreadable } from './unreadable-request.ts';

/** Answers a request if it can at once. Returns whether it did. */
export type QuickAnswers = (request: IncomingMessage, response: ServerResponse) => boolean;

const MAX_PIPELINED = 20;

type HttpServerOptions = {
  /** `null` leaves all requests to Fastify. */
  readonly answerQuickly: QuickAnswers | null;
  readonly admission: Admission;
  readonly traffic: Traffic;
  readonly limits: HttpLimits;
};

/** Node's server for Fastify. It first answers kept pages without Fastify, and refuses requests under overload. */
export function createHttpServerFactory(options: HttpServerOptions): FastifyServerFactory {
  const { answerQuickly, admission, traffic, limits } = options;
  return (handle) => {
    const server = boundedServer(limits);
    const isFlooded = createFloodCheck();
    server.on('request', (request, response) => {
      if (isFlooded(request, response)) return;
      if (namesTwoHosts(request)) return refuseUnreadable(response, traffic);
      // While closing, Fastify tells clients that this was their last answer.
      if (server.listening && answerQuickly?.(request, response) === true) {
        traffic.keptPages += 1;
        return;
      }
      const refused = admission.enter(request, response, () => handle(request, response));
      if (refused === null) return;
      traffic.refused[refused] += 1;
      answerBusy(request, response);
    });
    server.on('drop', () => {
      traffic.droppedConnections += 1;
      // Idle connections make room for new ones.
      server.closeIdleConnections();
    });
    return server;
  };
}

/**
 * Ends connections with many pipelined requests. Browsers and proxies don't pipeline, and a single packet of requests
 * could keep the process busy for half a second.
 */
function createFloodCheck(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const piledUp = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    // Node assigns the socket to an answer when the earlier answers have left.
    if (response.socket !== null) {
      piledUp.delete(socket);
      return false;
    }
    const waiting = (piledUp.get(socket) ?? 0) + 1;
    piledUp.set(socket, waiting);
    if (waiting > MAX_PIPELINED) socket.destroy();
    return socket.destroyed;
  };
}

function boundedServer(limits: HttpLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.timeout = limits.idleTimeoutMs;
  server.maxConnections = limits.connections;
  return server;
}
