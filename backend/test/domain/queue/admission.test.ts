import { describe, expect, it } from 'vitest';
import { createAdmission } from '../../../src/domain/queue/admission.ts';

describe('Admission', () => {
  const open = () => createAdmission({ maxPerUser: 2, maxBufferedBytes: 100 });

  it('lets a person have so many in flight, and others too', () => {
    const admission = open();
    const first = admission.enter('a', 0);
    admission.enter('a', 0);
    expect(() => admission.enter('a', 0)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
    admission.enter('b', 0);
    first.leave();
    admission.enter('a', 0);
  });

  it('takes nothing that would not fit beside what has arrived', () => {
    const admission = open();
    const ticket = admission.enter('a', 60);
    admission.enter('b', 60);
    ticket.add(60);
    expect(() => admission.enter('c', 41)).toThrow(
      expect.objectContaining({ code: 'busy', retryAfterSeconds: 10 }),
    );
    admission.enter('c', 40);
  });

  it('stops an upload that would fill the memory, and keeps what had arrived counted until it leaves', () => {
    const admission = open();
    const first = admission.enter('a', 0);
    const second = admission.enter('b', 0);
    first.add(90);
    expect(() => second.add(11)).toThrow(expect.objectContaining({ code: 'busy' }));
    second.add(10);
    expect(admission.bufferedBytes()).toBe(100);
    first.leave();
    first.leave();
    first.add(50);
    expect(admission.bufferedBytes()).toBe(10);
  });
});
