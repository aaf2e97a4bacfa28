import { errors } from '../errors.ts';

export interface AdmissionOptions {
  /** Uploads that one user may have in flight on this instance. */
  readonly maxPerUser: number;
  /** Bytes of all uploads together that this instance holds in memory. */
  readonly maxBufferedBytes: number;
}

/** One upload that was let in. */
export interface Ticket {
  /** Counts bytes as they arrive. Throws `busy` when memory is full; the caller then drops the upload. */
  add(bytes: number): void;
  /** Releases everything. May be called more than once. */
  leave(): void;
}

export interface Admission {
  /** Whether this user has fewer uploads in flight than one user may have: a look, which reserves nothing. */
  hasRoomFor(uid: string): boolean;
  /**
   * Lets an upload in before its body is read. Throws `too_many_requests` when the user has enough in flight, and
   * `busy` when the declared size does not fit any more. The declared size is only looked at, not set aside: clients
   * that promise much and send slowly must not keep others out.
   */
  enter(uid: string, declaredBytes: number): Ticket;
  /** Bytes held at this moment. */
  bufferedBytes(): number;
}

/** Keeps the memory taken by uploads, and each user's share of the work, within limits. */
export function createAdmission({ maxPerUser, maxBufferedBytes }: AdmissionOptions): Admission {
  const inFlight = new Map<string, number>();
  let buffered = 0;

  const hasRoomFor = (uid: string): boolean => (inFlight.get(uid) ?? 0) < maxPerUser;

  return {
    hasRoomFor,
    enter(uid, declaredBytes) {
      if (!hasRoomFor(uid)) throw errors.tooManyInHand();
      if (buffered + declaredBytes > maxBufferedBytes) throw errors.busy();
      inFlight.set(uid, (inFlight.get(uid) ?? 0) + 1);
      let held = 0;
      let hasLeft = false;
      return {
        add(bytes) {
          if (hasLeft) return;
          if (buffered + bytes > maxBufferedBytes) throw errors.busy();
          held += bytes;
          buffered += bytes;
        },
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          buffered -= held;
          const left = (inFlight.get(uid) ?? 1) - 1;
          if (left === 0) inFlight.delete(uid);
          else inFlight.set(uid, left);
        },
      };
    },
    bufferedBytes: () => buffered,
  };
}
