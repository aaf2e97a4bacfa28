import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on the page, or only inside `selector`, once everything that fades or moves has come to rest: half-faded words have too
 * little contrast for a moment only. Animations without an end (spinners) are not waited for.
 */
export async function accessibilityViolations(
  page: Page,
  selector?: string,
): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>['violations']> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState !== 'running' || end === Infinity;
    }),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
  return violations;
}
