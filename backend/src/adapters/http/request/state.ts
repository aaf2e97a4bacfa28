import type { Context } from 'koa';
import type { Ticket } from '../../../domain/queue/admission.ts';
import type { RecognizedUser } from '../../../domain/users/recognize-user.ts';
import { errors } from '../../../domain/errors.ts';

/** What middleware passes on to later middleware, typed in one place. */
export interface RequestState {
  requestId: string;
  /** Bytes of an unread body that are taken in and thrown away after the answer, before the connection is closed. */
  unreadBodyBudget: number;
  /** Bytes of the body that have been read, where our own code read it. */
  bodyArrived: number;
  recognized?: RecognizedUser;
  ticket?: Ticket;
  /** Error code of the answer, for the log. */
  code?: string;
}

/** The state of a request; `requestContext` has filled it before anything else runs. */
export const stateOf = (ctx: Context): RequestState => ctx.state;

/** Who is signed in; set by `requireUser` before every route that reads it. */
export function recognizedUser(ctx: Context): RecognizedUser {
  const { recognized } = stateOf(ctx);
  if (recognized === undefined) throw errors.notSignedIn();
  return recognized;
}
