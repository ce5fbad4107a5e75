import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS, type DeviceProof } from './known-device.ts';

/** The session's cookie (LOGIN-012). */
export const SESSION_COOKIE = 'authToken';

/** A session lasts one day, like its cookie (LOGIN-010). */
export const SESSION_SECONDS = 86_400;

export function setSessionCookie(
  reply: FastifyReply,
  { isSecure: secure }: FastifyRequest,
  token: string,
): FastifyReply {
  const lifetime = { path: '/', maxAge: SESSION_SECONDS };
  return reply.setCookie(SESSION_COOKIE, token, { ...lifetime, httpOnly: true, sameSite: 'lax', secure });
}

/** Browsers send a device's proof with logins only. */
export function setDeviceCookie(
  reply: FastifyReply,
  { isSecure: secure }: FastifyRequest,
  { cookie, value }: DeviceProof,
): FastifyReply {
  const lifetime = { path: '/api/login', maxAge: DEVICE_SECONDS };
  return reply.setCookie(cookie, value, { ...lifetime, httpOnly: true, sameSite: 'strict', secure });
}
