// The server of boardgame.io with the toy game, in memory. Tells its parent the ports of the game and of its lobby, and what it has cost whenever it is asked.
const { createServer } = require('node:net');
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { toy } = require('./toy.cjs');

process.on('message', () => {
  globalThis.gc?.();
  process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
// the lobby takes no 0 for a free port
const free = createServer().listen(0, () => {
  const { port: apiPort } = free.address();
  free.close(async () => {
    const { appServer } = await Server({ games: [toy], origins: [Origins.LOCALHOST] }).run({ port: 0, lobbyConfig: { apiPort } });
    console.log(JSON.stringify({ port: appServer.address().port, lobby: apiPort }));
  });
});
