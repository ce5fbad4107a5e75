import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldList } from './held-list.ts';

/** The token of the price list that a browser holds. No script reads it. */
const LIST_COOKIE = 'priceList';

/** Says to the shop's scripts that there is one, and its steps, so that nobody else's browser asks. */
const HELD_COOKIE = 'priceListHeld';

/** A list without an end is held for a year. */
const YEAR_SECONDS = 31_536_000;

export function setListCookies(
  reply: FastifyReply,
  { isSecure: secure }: FastifyRequest,
  { token, held: { list, endsAt }, now }: { token: string; held: HeldList; now: number },
): FastifyReply {
  const maxAge = endsAt === null ? YEAR_SECONDS : Math.floor((endsAt - now) / 1000);
  const lifetime = { path: '/', maxAge, sameSite: 'lax', secure } as const;
  return reply
    .setCookie(LIST_COOKIE, token, { ...lifetime, httpOnly: true })
    .setCookie(HELD_COOKIE, String(list.increment), lifetime);
}

export function clearListCookies(reply: FastifyReply): FastifyReply {
  return reply.clearCookie(LIST_COOKIE, { path: '/' }).clearCookie(HELD_COOKIE, { path: '/' });
}

/** `null` for a browser that holds no list. */
export function listTokenOf({ cookies }: FastifyRequest): string | null {
  return cookies[LIST_COOKIE] ?? null;
}
