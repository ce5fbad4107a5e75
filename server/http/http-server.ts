import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request if it can be done at once, and says whether it did. */
export type QuickAnswers = (request: IncomingMessage, response: ServerResponse) => boolean;

/** As long as Fastify's own server keeps an idle connection; in milliseconds. */
const KEEP_ALIVE = 72_000;

type HttpServerOptions = {
  readonly answerQuickly: QuickAnswers;
  /** Milliseconds. */
  readonly requestTimeout: number;
};

/** Node's server for Fastify, which first tries to answer what needs none of Fastify. */
export function httpServer({ answerQuickly, requestTimeout }: HttpServerOptions): FastifyServerFactory {
  return (handle) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE, requestTimeout });
    server.on('request', (request, response) => {
      // Once it closes, Fastify tells every client to go.
      const isAnswered = server.listening && answerQuickly(request, response);
      if (!isAnswered) handle(request, response);
    });
    return server;
  };
}
