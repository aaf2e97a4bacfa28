import type { PrometheusOptions } from '../adapters/system/metrics.ts';
import type { Admission } from '../domain/queue/admission.ts';
import type { FairQueue } from '../domain/queue/fair-queue.ts';

export interface GaugeSources {
  readonly queue: FairQueue;
  readonly admission: Admission;
}

/** Numbers of this process, read on request by Prometheus and the Kubernetes autoscaler. */
export const createGauges = ({
  queue,
  admission,
}: GaugeSources): NonNullable<PrometheusOptions['gauges']> => ({
  queue_running: { help: 'Documents being read', read: () => queue.state().running },
  queue_waiting: { help: 'Documents waiting for their turn', read: () => queue.state().waiting },
  buffered_bytes: { help: 'Uploads held in memory', read: () => admission.bufferedBytes() },
});
