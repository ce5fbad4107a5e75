import type { FastifyServerOptions } from 'fastify';
import { ADMISSION_LIMITS, type AdmissionLimits, openAdmission } from './admission.ts';
import { HTTP_LIMITS, type HttpLimits } from './connection-limits.ts';
import { createHttpServerFactory, type QuickAnswers } from './http-server.ts';
import { watchLoopDelay } from './loop-delay.ts';
import type { Metrics } from './metrics.ts';
import { createTraffic } from './traffic.ts';
import { trafficMetrics } from './traffic-metrics.ts';
import { createClientErrorHandler } from './unreadable-request.ts';

export type DoorLimits = { readonly http: HttpLimits; readonly admission: AdmissionLimits };

type DoorOptions = {
  /** `null` leaves all requests to Fastify. */
  readonly answerQuickly: QuickAnswers | null;
  readonly metrics: Metrics;
  readonly limits?: DoorLimits | undefined;
};

export type Door = {
  /** Fastify's option for this server. */
  readonly options: Required<Pick<FastifyServerOptions, 'serverFactory' | 'clientErrorHandler'>>;
  close(): void;
};

/** The HTTP server in front of Fastify: limits of connections, and admission under overload. */
export function openDoor({ answerQuickly, metrics, limits }: DoorOptions): Door {
  const { http, admission: bounds } = limits ?? { http: HTTP_LIMITS, admission: ADMISSION_LIMITS };
  const traffic = createTraffic();
  const loopDelay = watchLoopDelay();
  const admission = openAdmission(loopDelay, bounds);
  metrics.add(() => trafficMetrics(traffic, admission));
  return {
    options: {
      serverFactory: createHttpServerFactory({ answerQuickly, admission, traffic, limits: http }),
      clientErrorHandler: createClientErrorHandler(traffic),
    },
    close() {
      loopDelay.stop();
      admission.stop();
    },
  };
}
