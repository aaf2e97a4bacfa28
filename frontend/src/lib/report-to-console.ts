/** The one place of the page that writes to the console: failures the specification wants logged there. */
export function reportToConsole(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification (section 8) asks for these failures in the console
  console.error(message, error);
}
