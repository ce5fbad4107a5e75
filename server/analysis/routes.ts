import { z } from 'zod';
import { ANALYSIS_PERIODS } from '#domain/analysis/analysis-period.ts';
import { visitReportSchema } from '#schemas/visit-report.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { clientNetwork } from '#server/kernel/client-network.ts';
import { perMinute, reportedLetters } from '#server/kernel/request-limits.ts';
import { countVisit } from './count-visit.ts';
import { type AnalysisSetup, openAnalysis } from './open-analysis.ts';
import { shopAnalysis } from './shop-analysis.ts';

const TAGS = ['Análisis'];

const periodQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal(ANALYSIS_PERIODS, { error: `puede ser ${ANALYSIS_PERIODS.join(', ')}` }))
    .default(28),
});

/** Visits, searches and products seen, counted by day without a word about who (STORE-008). */
export async function analysisRoutes(
  app: ApiInstance,
  { context }: Pick<AnalysisSetup, 'context'>,
): Promise<void> {
  const analysis = openAnalysis({ context, log: app.log });
  app.addHook('onClose', () => analysis.close());

  app.post(
    '/visits',
    {
      config: {
        access: 'public',
        rateLimit: perMinute('visitReports'),
      },
      schema: {
        tags: TAGS,
        summary: 'Lo que hizo una visita, sin decir de quién: se suma por día',
        body: visitReportSchema,
      },
    },
    async (request, reply) => {
      await request.spend('reportedLetters', reportedLetters(request.body.searches));
      countVisit(request.verbs(), analysis, {
        report: request.body,
        network: clientNetwork(String(request.ip)),
        userAgent: request.headers['user-agent'],
      });
      return reply.code(204).send();
    },
  );

  app.get(
    '/analysis',
    {
      config: { access: 'reports' },
      schema: {
        tags: TAGS,
        summary: 'Visitas, búsquedas, productos vistos, agregados y pedidos, por día',
        querystring: periodQuery,
      },
    },
    async (request) => {
      await analysis.keep();
      return shopAnalysis(request.verbs(), { period: request.query.days });
    },
  );
}
