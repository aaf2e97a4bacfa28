import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { errors } from '../../../domain/errors.ts';

const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Lets only the machine itself through: a loopback connection, no sign of a proxy, and a host name that a foreign page
 * cannot point at this machine (DNS rebinding).
 */
export const requireOwnMachine: Middleware = async (ctx, next) => {
  const host = ctx.get('Host').toLowerCase().replace(/:\d+$/, '');
  const isOwn =
    isLoopback(ctx.req.socket.remoteAddress ?? '') &&
    OWN_HOSTS.has(host) &&
    FORWARDING.every((header) => ctx.get(header) === '');
  if (!isOwn) {
    throw errors.notAllowedHere(
      'Local sign-in works only on the computer that runs this service. The operator can set a sign-in code to open it.',
    );
  }
  await next();
};

function isLoopback(address: string): boolean {
  const bare = address.replace(/^::ffff:/i, '');
  return bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
