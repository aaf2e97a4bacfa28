/**
 * Resolves in a task of its own, so that a click, a scroll or a paint that waits comes first. By a message, as timers are
 * slowed in tabs that nobody sees.
 */
export const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
