import { HttpResponse } from 'msw';
import { EMAILS } from './db.ts';

/** A failed answer as the server gives it: the sentence as text, the code in a header. */
export function failure(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse<string> {
  return HttpResponse.text(message, { status, headers: { 'x-error-code': code, ...headers } });
}

/** The ID token of the mock issuer: the e-mail address under a label. */
export const tokenFor = (email: string): string => `mock-token:${email}`;

/** The e-mail address in the Bearer token of a call, or null. */
export function emailOf(request: Request): string | null {
  const prefix = `Bearer ${tokenFor('')}`;
  const header = request.headers.get('authorization') ?? '';
  return header.startsWith(prefix) ? header.slice(prefix.length) : null;
}

/** Whether a call comes from somebody whose sign-in still holds. */
export function isSignedIn(request: Request): boolean {
  const email = emailOf(request);
  return email !== null && email !== EMAILS.stale;
}
