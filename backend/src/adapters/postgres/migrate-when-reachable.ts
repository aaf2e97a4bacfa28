import type { Logger } from '../../ports/logger.ts';
import type { Timer } from '../../ports/timer.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { isDomainError } from '../../domain/errors.ts';

export interface MigrationOptions {
  readonly database: Database;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Ends the waiting when the process ends. */
  readonly signal: AbortSignal;
}

const FIRST_WAIT_MS = 250;
/** Short enough that the service is ready within 5 s of the database. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Brings the schema up to date as soon as the database can be reached, however long that takes, so that the service may
 * start before its database. Rejects only with a defect: a schema step that fails.
 */
export async function migrateWhenReachable({
  database,
  timer,
  logger,
  signal,
}: MigrationOptions): Promise<void> {
  for (let waitMs = FIRST_WAIT_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      const { newerSteps } = await migrate(database);
      if (newerSteps > 0) logger.warn('database-of-a-newer-version', { newerSteps });
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!isDomainError(error)) throw error;
      logger.warn('waiting-for-database', { waitMs });
      await timer.wait(waitMs);
    }
  }
}
