import type { Speed } from '../../backend/test/support/model-server/engine.ts';

/** The five kinds of server, as tokens read and written a second and calls answered at once. */
export const SERVERS: readonly { readonly name: string; readonly speed: Speed; readonly parallel: number }[] =
  [
    { name: 'processor', parallel: 1, speed: speedOf(60, 8, 1) },
    { name: 'laptop', parallel: 1, speed: speedOf(400, 25, 1) },
    { name: '12 GB card', parallel: 2, speed: speedOf(1_500, 45, 2) },
    { name: '24 GB card', parallel: 4, speed: speedOf(3_000, 80, 4) },
    {
      name: 'hosted',
      parallel: 16,
      speed: {
        prefillTokensPerSecond: 12_000,
        decodeTokensPerSecond: 90,
        slots: 64,
        firstTokenSeconds: 0.4,
        sharesPrefill: false,
      },
    },
  ];

function speedOf(prefill: number, decode: number, slots: number): Speed {
  return {
    prefillTokensPerSecond: prefill,
    decodeTokensPerSecond: decode,
    slots,
    firstTokenSeconds: 0.1,
    sharesPrefill: true,
  };
}
