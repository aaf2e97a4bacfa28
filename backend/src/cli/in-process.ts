import type { AppConfig } from '../../../config/app-config.ts';
import { openProduct } from '../composition/open-product.ts';
import type { Wiring } from '../composition/wiring.ts';

/** No one is signed in here; the counts of this run end with it. */
export const COMMAND_LINE_UID = 'command-line';

/** Runs the product's own use cases without its server and its database, and ends their children afterwards. */
export async function inProcess<Result>(
  config: AppConfig,
  run: (wiring: Wiring) => Promise<Result>,
): Promise<Result> {
  // One document at a time: one child is all it can use.
  const product = await openProduct(config, { jobs: 1 });
  try {
    return await run(product.wiring);
  } finally {
    await product.close();
  }
}
