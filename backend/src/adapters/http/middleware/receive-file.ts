import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import multer from '@koa/multer';
import type { Context, Middleware, Next } from 'koa';
import { MAX_IDENTITY_CHARACTERS, MAX_UPLOAD_BYTES } from '../../../../../config/product.ts';
import { errors, isDomainError, type DomainError } from '../../../domain/errors.ts';
import type { Admission, Ticket } from '../../../domain/queue/admission.ts';
import type { Timer } from '../../../ports/timer.ts';
import type { BodyPace } from '../request/body-pace.ts';
import { createOneBufferStorage } from '../request/one-buffer-storage.ts';
import { recognizedUser, stateOf } from '../request/state.ts';

export interface ReceiveFileOptions {
  readonly admission: Admission;
  /** Whether the queue has no room for this user now; the body is then not read. */
  readonly isBusy: (uid: string) => boolean;
  /** An upload slower than this, measured over each window, is ended. */
  readonly pace?: { readonly minBytesPerSecond: number; readonly windowMs: number };
  readonly bodyPace: BodyPace;
  readonly timer: Timer;
  /** Names of the files of the form, each sent once; `file` when absent. */
  readonly files?: readonly string[];
}

/** Room for the form around the file: boundaries, headers and five short fields. */
const FORM_BYTES = 64 * 1024;
const bodyBytes = (files: readonly string[]) => files.length * MAX_UPLOAD_BYTES + FORM_BYTES;
const ONE_FILE = ['file'];
/** Below 8 kB/s over 30 s a sender is broken or hostile. */
const DEFAULT_PACE = { minBytesPerSecond: 8 * 1024, windowMs: 30_000 };
/** How long an upload waits for one of its sender's earlier ones to end before it is refused. */
const PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** Four bytes a character at most. */
const FIELD_BYTES = MAX_IDENTITY_CHARACTERS * 4 * 2;

/**
 * Reads the upload form into memory: its files, by default one called `file`, and short text fields. Identity and declared size are judged
 * before the body is read, bytes are counted as they arrive, and everything a form can get wrong is a 4xx.
 */
export function receiveFile({
  admission,
  isBusy,
  pace = DEFAULT_PACE,
  bodyPace,
  files = ONE_FILE,
}: Omit<ReceiveFileOptions, 'timer'>): Middleware {
  const maxBodyBytes = bodyBytes(files);
  return async (ctx, next) => {
    if (!ctx.is('multipart/form-data')) {
      throw errors.documentUnsupported('Please send the document as a form (multipart/form-data).');
    }
    const declared = ctx.request.length ?? 0;
    if (declared > maxBodyBytes) throw errors.documentTooLarge();
    // From here on a refused body is read to its end, so that its sender can read why it was refused.
    stateOf(ctx).unreadBodyBudget = maxBodyBytes;
    const { uid } = recognizedUser(ctx).user;
    if (isBusy(uid)) throw errors.busy();
    const ticket = admission.enter(uid, declared);
    ctx.res.once('close', () => ticket.leave());
    if (ctx.get('Expect') !== '') ctx.res.writeContinue();
    await readForm(ctx, { ticket, pace, bodyPace, files });
    await next();
  };
}

/**
 * For `requireUser`: asks users with enough documents in progress to wait, before any lookup for them. Who
 * sends on regardless is answered once a second on each connection, and takes nothing from the others meanwhile.
 */
export function expectRoom({
  admission,
  timer,
  files = ONE_FILE,
}: Pick<ReceiveFileOptions, 'admission' | 'timer' | 'files'>) {
  const maxBodyBytes = bodyBytes(files);
  return async (ctx: Context, uid: string): Promise<void> => {
    for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
      if (admission.hasRoomFor(uid)) return;
      await timer.wait(LOOK_EVERY_MS);
    }
    const declared = ctx.request.length ?? 0;
    if (declared <= maxBodyBytes) stateOf(ctx).unreadBodyBudget = maxBodyBytes;
    throw errors.tooManyInHand();
  };
}

interface FormReading {
  readonly ticket: Ticket;
  readonly pace: { readonly minBytesPerSecond: number; readonly windowMs: number };
  readonly bodyPace: BodyPace;
  readonly files: readonly string[];
}

function readForm(ctx: Context, { ticket, pace, bodyPace, files }: FormReading) {
  const maxBodyBytes = bodyBytes(files);
  return new Promise<void>((resolve, reject) => {
    const { req } = ctx;
    let arrived = 0;
    let arrivedBefore = 0;
    let failure: DomainError | null = null;
    const storage = createOneBufferStorage();
    const askForTurn = bodyPace.beginWanted();

    const stop = (error: DomainError) => {
      failure ??= error;
      storage.forget();
      req.unpipe(gate);
      clearInterval(watch);
      ticket.leave();
      gate.destroy(error);
      Object.assign(stateOf(ctx), {
        unreadBodyBudget: Math.max(0, maxBodyBytes - arrived),
        bodyArrived: arrived,
      });
      // The rest of the body belongs to limitUnreadBody; multer would wait for its end before it fails.
      req.pause();
      reject(error);
    };
    /** A piece may have to wait, and then nobody else catches what reading it throws. */
    const handOn = (passOn: () => void) => {
      try {
        passOn();
      } catch (error) {
        stop(isDomainError(error) ? error : errors.invalidRequest('The upload could not be read.'));
      }
    };
    const gate = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        arrived += chunk.length;
        handOn(() => {
          ticket.add(chunk.length);
          if (arrived > maxBodyBytes) throw errors.documentTooLarge();
          askForTurn(chunk.length, () => handOn(() => done(null, chunk)));
        });
      },
    });
    gate.on('error', () => undefined);
    const watch = setInterval(() => {
      const isSlow = arrived - arrivedBefore < (pace.minBytesPerSecond * pace.windowMs) / 1_000;
      arrivedBefore = arrived;
      if (isSlow) stop(errors.invalidRequest('The upload was too slow and was ended. Please try again.'));
    }, pace.windowMs);

    uploadForm(
      gate,
      storage,
      files,
    )(ctx, async () => undefined).then(
      () => {
        clearInterval(watch);
        if (failure === null) resolve();
      },
      (error: unknown) => {
        clearInterval(watch);
        storage.forget();
        ticket.leave();
        reject(failure ?? toRefusal(error));
      },
    );
  });
}

function uploadForm(
  gate: Transform,
  storage: ReturnType<typeof createOneBufferStorage>,
  files: readonly string[],
): (ctx: Context, next: Next) => Promise<unknown> {
  const options = {
    storage: storage as never, // its types ask for fields that nobody sets
    defParamCharset: 'utf8',
    limits: {
      files: files.length,
      fileSize: MAX_UPLOAD_BYTES,
      fields: 5,
      parts: 5 + files.length,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 64,
      headerPairs: 16,
    },
    streamHandler: (req: IncomingMessage, busboy: NodeJS.WritableStream) => req.pipe(gate).pipe(busboy),
  };
  // Asking for the files by name makes every other file an error.
  const [only] = files;
  const upload = multer(options);
  if (files.length === 1 && only !== undefined) return upload.single(only) as never; // as below
  return upload.fields(files.map((name) => ({ name, maxCount: 1 }))) as never; // its types bind the middleware to another context type
}

/** What multer and busboy reject is the client's mistake: by code where there is one, else a broken form. */
function toRefusal(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return errors.documentTooLarge();
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_UNEXPECTED_FILE':
      return errors.invalidRequest('Please upload exactly one file.');
    case 'LIMIT_FIELD_VALUE':
      return errors.invalidRequest('One of the fields of the form is too long.');
    default:
      return errors.invalidRequest('The upload is incomplete or not a valid form.');
  }
}
