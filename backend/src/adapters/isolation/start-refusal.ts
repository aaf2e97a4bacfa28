/** Why no child can start: a mistake in the operator's settings. The message is for the operator. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** The refusal behind a failed start, or null where it failed for another reason. */
export function refusalOf(error: unknown): StartRefusal | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof StartRefusal ? cause : null;
}
