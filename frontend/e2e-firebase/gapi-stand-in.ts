/** What the Firebase SDK and the emulator's relay page hand to a frame, and get back from it. */
type Handler = (data: unknown) => unknown;
type Wire =
  | { readonly gapi: 'hello' }
  | { readonly gapi: 'call'; readonly id: number; readonly name: string; readonly data: unknown }
  | { readonly gapi: 'answer'; readonly id: number; readonly answer: unknown };

/**
 * Stands in for https://apis.google.com/js/api.js, which tests cannot reach: only the part of `gapi.iframes` that the
 * Firebase SDK uses in the page and the emulator uses in its frame, over postMessage. Runs inside the browser, so it may
 * use nothing from outside its own body.
 */
export function installGapi(): void {
  const connect = (peer: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const early: { readonly id: number; readonly name: string; readonly data: unknown }[] = [];
    const waiting = new Map<number, (answer: unknown) => void>();
    let lastId = 0;
    let greet = () => {};
    const greeted = new Promise<void>((resolve) => (greet = resolve));
    const post = (message: Wire) => peer()?.postMessage(message, '*');
    const handle = (call: { readonly id: number; readonly name: string; readonly data: unknown }) => {
      const handler = handlers.get(call.name);
      if (handler === undefined) early.push(call);
      else post({ gapi: 'answer', id: call.id, answer: handler(call.data) });
    };
    window.addEventListener('message', (event: MessageEvent<Wire | null>) => {
      const message = event.data;
      if (event.source !== peer() || message === null || typeof message !== 'object') return;
      if (message.gapi === 'hello') greet();
      if (message.gapi === 'call') handle(message);
      if (message.gapi !== 'answer') return;
      try {
        // Google's library hands over one answer for each handler, and keeps what its callers throw to itself.
        waiting.get(message.id)?.([message.answer]);
      } catch {
        // The SDK throws after each answer about web storage, a good one too.
      }
      waiting.delete(message.id);
    });
    return {
      greeted,
      sayHello: () => post({ gapi: 'hello' }),
      register: (name: string, handler: Handler) => {
        handlers.set(name, handler);
        for (const call of early.splice(0)) handle(call);
      },
      send: (name: string, data: unknown, whenAnswered: (answer: unknown) => void) => {
        lastId += 1;
        waiting.set(lastId, whenAnswered);
        post({ gapi: 'call', id: lastId, name, data });
      },
      restyle: () => Promise.resolve(),
      ping: (whenAnswered: () => void) => greeted.then(whenAnswered),
    };
  };
  type Channel = ReturnType<typeof connect>;

  const context = {
    open: (
      options: { readonly where: HTMLElement; readonly url: string },
      whenOpen: (channel: Channel) => unknown,
    ) => {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = options.url;
      const channel = connect(() => frame.contentWindow);
      options.where.append(frame);
      return whenOpen(channel);
    },
    getParentIframe: () => {
      const channel = connect(() => window.parent);
      channel.sayHello();
      return channel;
    },
  };
  const gapi = {
    load: (_names: string, { callback }: { readonly callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  Object.assign(window, { gapi });

  const script = document.currentScript;
  const callbackName =
    script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
  const callback: unknown = Reflect.get(window, callbackName ?? 'gapi_onload');
  if (typeof callback === 'function') callback();
}
