/** Gives the signed-in user's ID token, or null when nobody is signed in. */
export type IdTokenSource = () => Promise<string | null>;

let currentSource: IdTokenSource = () => Promise.resolve(null);

/** Tells API calls where ID tokens come from. Answers a function that takes the source away again. */
export function provideIdToken(source: IdTokenSource): () => void {
  currentSource = source;
  return () => {
    if (currentSource === source) currentSource = () => Promise.resolve(null);
  };
}

/** The ID token of the signed-in user, fresh for at least 30 seconds, or null. */
export const readIdToken: IdTokenSource = () => currentSource();
