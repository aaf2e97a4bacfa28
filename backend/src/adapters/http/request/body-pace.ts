/** Bytes of bodies that are taken in between two looks at everything else: a millisecond or two of work. */
const BYTES_PER_TURN = 1024 * 1024;
/** Bytes of bodies that nobody wants, in each span of time: 32 MB a second. */
const UNWANTED_BYTES = 320 * 1024;
const UNWANTED_SPAN_MS = 10;

/** Asks for leave to take so many bytes in; `goOn` is called at once, or when it is their turn. */
type AskForTurn = (bytes: number, goOn: () => void) => void;

/**
 * Lets bodies in piece by piece, so that many senders at once leave the process time for its other work. Each sender is held
 * back by its own connection meanwhile. A process that reads all that is there spends whole tenths of a second on 200 uploads of
 * 9.5 MB, half of them on collecting the pieces.
 */
export interface BodyPace {
  /**
   * For one body that somebody waits for. The body that began first goes first: what is whole can be worked on and let go of, while
   * many halves only fill the memory. Who has sent nothing holds up nobody.
   */
  beginWanted(): AskForTurn;
  /** For what is read only to be thrown away: at a steady rate for all of them together. */
  readonly unwanted: AskForTurn;
}

interface Piece {
  /** Number of its body, in the order in which they began. */
  readonly body: number;
  readonly bytes: number;
  readonly goOn: () => void;
}

/** One for all connections of a server. */
export function createBodyPace(): BodyPace {
  const wanted = inShares(BYTES_PER_TURN, (next) => void setImmediate(next));
  const unwanted = inShares(UNWANTED_BYTES, (next) => void setTimeout(next, UNWANTED_SPAN_MS).unref());
  let bodies = 0;
  return {
    beginWanted() {
      bodies += 1;
      const body = bodies;
      return (bytes, goOn) => wanted({ body, bytes, goOn });
    },
    unwanted: (bytes, goOn) => unwanted({ body: 0, bytes, goOn }),
  };
}

/** Hands out `share` bytes, then no more before `schedule` calls. A piece larger than what is left of a share still goes. */
function inShares(share: number, schedule: (next: () => void) => void): (piece: Piece) => void {
  /** The body that began first stands first, its pieces in their order. */
  const waiting: Piece[] = [];
  let used = 0;
  const begin = (): void => {
    used = 0;
    try {
      while (used < share) {
        const next = waiting.shift();
        if (next === undefined) break;
        used += next.bytes;
        next.goOn();
      }
    } finally {
      // whatever one body throws, the others go on
      if (used > 0) schedule(begin);
    }
  };
  return (piece) => {
    if (used >= share || waiting.length > 0) {
      const behind = waiting.findIndex(({ body }) => body > piece.body);
      waiting.splice(behind < 0 ? waiting.length : behind, 0, piece);
      return;
    }
    if (used === 0) schedule(begin);
    used += piece.bytes;
    piece.goOn();
  };
}
