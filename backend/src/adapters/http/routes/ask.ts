import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import type { AskDocument } from '../../../domain/analysis/ask/ask-document.ts';
import type { PaperAnswer } from '../../../domain/analysis/ask/answer.ts';
import { readReader } from '../../../domain/analysis/read-reader.ts';
import { errors } from '../../../domain/errors.ts';
import type { Admission } from '../../../domain/queue/admission.ts';
import { requireUnrestricted } from '../middleware/require-user.ts';
import { readJson } from '../request/read-json.ts';
import { requestSignal } from '../request/request-signal.ts';
import { recognizedUser, stateOf } from '../request/state.ts';
import { askRequest } from '../schemas/requests.ts';

export interface AskRouteOptions {
  readonly askDocument: AskDocument;
  readonly requireUser: Middleware;
  readonly admission: Admission;
  /** Whether the queue has no room for this user now; the body is then not read. */
  readonly isBusy: (uid: string) => boolean;
}

/** Two million characters of text as JSON, with their frames. */
const MAX_BYTES = 8 * 1024 * 1024;
const DEADLINE_MS = 60_000;

/** POST /api/ask: one question with the text of the report it is asked on, one answer. */
export function askRoutes({ askDocument, requireUser, admission, isBusy }: AskRouteOptions): Router {
  return new Router({ sensitive: true, strict: true }).post(
    '/api/ask',
    requireUser,
    requireUnrestricted,
    async (ctx) => {
      const { uid } = recognizedUser(ctx).user;
      const declared = ctx.request.length ?? 0;
      if (declared > MAX_BYTES)
        throw errors.documentTooLarge('The paper is too long to ask questions about.');
      stateOf(ctx).unreadBodyBudget = MAX_BYTES;
      if (isBusy(uid)) throw errors.busy();
      const ticket = admission.enter(uid, declared);
      ctx.res.once('close', () => ticket.leave());
      const limits = {
        maxBytes: MAX_BYTES,
        deadlineMs: DEADLINE_MS,
        onBytes: (bytes: number) => ticket.add(bytes),
      };
      const { question, before = null, paragraphs, ...who } = await readJson(ctx, askRequest, limits);
      const reader = readReader(who.userIdentity, who.selectedCountry, who.reportLanguage);
      const request = { uid, paper: { paragraphs }, question, before, reader };
      ctx.body = (await askDocument(request, requestSignal(ctx))) satisfies PaperAnswer;
    },
  );
}
