/** Resolves in the next turn of the event loop: all that listened to what has just happened has been heard to its end. It waits for no clock. */
export const nextTurn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
