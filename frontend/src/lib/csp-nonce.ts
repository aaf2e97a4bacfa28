/** What stands in the page until the server puts the nonce of the response there. */
const UNFILLED = '__CSP_NONCE__';

/** The nonce that this response's content security policy accepts for styles, or undefined where no server filled one in. */
export function cspNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content === undefined || content === '' || content === UNFILLED ? undefined : content;
}

/**
 * Hands the nonce to the scroll lock under Radix dialogs and selects. It takes the nonce from this global
 * (https://github.com/theKashey/get-nonce), which spares us a direct dependency on a package three levels down.
 */
export function shareCspNonce(): void {
  const nonce = cspNonce();
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
