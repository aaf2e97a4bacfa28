import type { Context } from 'koa';
import type { Ticket } from '../../../domain/queue/admission.ts';
import type { RecognizedUser } from '../../../domain/users/recognize-user.ts';
import { errors } from '../../../domain/errors.ts';

/** What middleware leaves for those after it, in one place so that reading it needs no guess. */
export interface RequestState {
  requestId: string;
  /** Bytes of an unread body that are taken in and thrown away after the answer, before the connection is closed. */
  unreadBodyBudget: number;
  /** Bytes of the body that have been read, where it was read by hand. */
  bodyArrived: number;
  recognized?: RecognizedUser;
  ticket?: Ticket;
  /** Error code of the answer, for the log. */
  code?: string;
}

/** The state of a request; `requestContext` has filled it before anything else runs. */
export const stateOf = (ctx: Context): RequestState => ctx.state;

/** Who is signed in; `requireUser` stands before every route that asks. */
export function recognizedUser(ctx: Context): RecognizedUser {
  const { recognized } = stateOf(ctx);
  if (recognized === undefined) throw errors.notSignedIn();
  return recognized;
}
