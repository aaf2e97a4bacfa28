import type { ExtractionConfig } from '../../../../config/app-config.ts';

/** Settings of the extraction as parsers and children see them. Plain values: they travel on a command line. */
export type Caps = ExtractionConfig;
