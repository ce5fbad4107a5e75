import type { WireOrderReceipt } from '#schemas/order-answers.ts';

/** Sends an order and returns its receipt, or `null` if the answer was lost or a refusal. */
export async function placed(url: string, body: string, key: string): Promise<WireOrderReceipt | null> {
  try {
    const response = await postOrder(url, body, key);
    return response.status === 201 ? ((await response.json()) as WireOrderReceipt) : null;
  } catch {
    return null;
  }
}

export function postOrder(url: string, body: string, key: string): Promise<Response> {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });
}

/** Runs `work` for each item, `clients` items at a time. */
export async function inParallel<I, T>(
  items: readonly I[],
  { clients, work }: { clients: number; work: (item: I) => Promise<T> },
): Promise<T[]> {
  const waiting = items.values();
  const results: T[] = [];
  const client = async () => {
    for (const item of waiting) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}
