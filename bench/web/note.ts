/** One line of the table, also printed at once. */
export type Note = (what: string, asked: string, measured: string, holds: boolean) => void;

/** What every browser of these measurements is started with. */
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
