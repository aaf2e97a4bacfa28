/** Takes pictures of a page at the three widths that every state is looked at, small enough to keep in the repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A phone, a tablet, a desk; heights of the first two as held upright. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const WIDTHS = WINDOWS.map(({ width }) => width);

/** No picture is taller than this many times its width: long pages go on in the same manner. */
const TALLEST = 3;
const TALLEST_ON_PHONE = 6;
/** Largest picture to keep, and the qualities to try for it. */
const MAX_BYTES = 90_000;
const QUALITIES = [72, 60, 48, 36];

export interface Camera {
  readonly page: Page;
  /**
   * Keeps the page as it is at each width, or at those given. `whole` takes the page beyond the window; what stays in
   * place there, such as a dialog, is better seen in the window. `ready` brings the state out again where a new width
   * closes it.
   */
  readonly keep: (name: string, options?: KeepOptions) => Promise<void>;
}

export interface KeepOptions {
  readonly whole?: boolean;
  readonly widths?: readonly number[];
  /** Leaves the page scrolled where it is. */
  readonly staysScrolled?: boolean;
  readonly ready?: (width: number) => Promise<void>;
  /** What of the page is inspected, as a selector; an open list hides all the rest from those who listen. */
  readonly inspected?: string;
}

/**
 * A camera for a page that writes into a folder. `inspect` looks at each state before its picture is taken.
 */
export function createCamera(
  page: Page,
  folder: string,
  inspect: (name: string, page: Page, selector?: string) => Promise<void> = async () => undefined,
): Camera {
  return {
    page,
    async keep(name, { whole = false, widths = WIDTHS, staysScrolled = false, ready, inspected } = {}) {
      for (const size of WINDOWS.filter(({ width }) => widths.includes(width))) {
        await page.setViewportSize(size);
        // What the mouse chose last is not what is looked at.
        await page.mouse.move(0, 0);
        if (!staysScrolled) await page.evaluate(() => window.scrollTo(0, 0));
        await ready?.(size.width);
        await settle(page);
        await inspect(`${name} at ${size.width}`, page, inspected);
        const picture = await page.screenshot({ fullPage: whole });
        writeFileSync(join(folder, `${name}-${size.width}.webp`), await small(picture, size.width));
      }
    },
  };
}

/** Faces are there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.race([
      Promise.allSettled(moving.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
  });
  await page.waitForTimeout(150);
}

async function small(screenshot: Buffer, windowWidth: number): Promise<Buffer> {
  const picture = sharp(screenshot);
  const { width, height } = await picture.metadata();
  const tallest = width * (windowWidth < 500 ? TALLEST_ON_PHONE : TALLEST);
  picture.extract({ left: 0, top: 0, width, height: Math.min(height, tallest) });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
