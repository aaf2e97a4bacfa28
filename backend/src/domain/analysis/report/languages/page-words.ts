/** Words of the page around a report that it shows in the language of the report. */
export const PAGE_WORDS = ['Brief'] as const;
