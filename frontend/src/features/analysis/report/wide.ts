/** From this width on the document stands beside the report. */
export const WIDE = '(min-width: 1100px)';
