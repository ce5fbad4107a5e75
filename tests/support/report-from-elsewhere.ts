import { once } from 'node:events';
import { request } from 'node:http';
import type { WireVisitReport } from '#schemas/visit-report.ts';

/** Reports a visit's searches from another address of this machine than the one that browsers use. */
export async function reportFromElsewhere(url: string, searches: WireVisitReport['searches']): Promise<void> {
  const report: WireVisitReport = { arrived: false, searches, seen: [], added: [] };
  const call = request(`${url}/api/visits`, {
    method: 'POST',
    localAddress: '127.0.0.2',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14; moto g) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    },
  });
  call.end(JSON.stringify(report));
  const [answer] = await once(call, 'response');
  answer.resume();
  if (answer.statusCode !== 204) throw new Error(`the report was answered ${answer.statusCode}`);
}
