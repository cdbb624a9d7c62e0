/** Resolves in the next turn of the event loop, after all listeners of the last event have run. It uses no timer. */
export const nextTurn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
