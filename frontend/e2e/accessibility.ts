import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on the page, or only inside `selector`, once everything that fades or moves has come to rest:
 * half-faded words have too little contrast for a moment only. What takes longer than a second is no fade and is not
 * waited for: spinners, and the timer that shows the page should the splash stop on its way.
 */
export async function accessibilityViolations(
  page: Page,
  selector?: string,
): Promise<Awaited<ReturnType<AxeBuilder['analyze']>>['violations']> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState !== 'running' || Number(end) > 1_000;
    }),
  );
  // Only what is wrong is described, and nothing is asked of a second page: our pages have no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
  return violations;
}
