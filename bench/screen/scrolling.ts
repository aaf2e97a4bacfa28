import type { Page } from '@playwright/test';

/** Frames longer than this are seen as a jerk, in milliseconds. */
const JERK_MS = 50;
/** How far one step of the wheel goes, in pixels, and how many there are. */
const STEP_PX = 240;
const STEPS = 400;

export interface Scrolling {
  readonly frames: number;
  readonly jerks: number;
  readonly longestMs: number;
}

/** Scrolls the document pane as a wheel does, through all of a long document, and counts the frames. */
export async function scrollDocument(page: Page): Promise<Scrolling> {
  const pane = page.getByRole('region', { name: 'Your document' });
  const box = await pane.boundingBox();
  if (box === null) throw new Error('There is no document pane.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    const lengths: number[] = [];
    let last = performance.now();
    const frame = (now: number): void => {
      lengths.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { frameLengths: lengths });
  });
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(16);
  }
  // Set above. The first frame began before the scrolling did.
  const lengths = await page.evaluate(() =>
    (window as unknown as { frameLengths: number[] }).frameLengths.slice(1),
  );
  return {
    frames: lengths.length,
    jerks: lengths.filter((length) => length > JERK_MS).length,
    longestMs: Math.round(Math.max(0, ...lengths)),
  };
}
