// The server of boardgame.io with the toy game, in memory. Tells its parent the ports of the game and of its lobby, and what it has cost whenever it is asked.
const { createServer } = require('node:net');
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { toy } = require('./toy.cjs');

process.on('message', () => {
  const cpu = process.cpuUsage();
  globalThis.gc?.();
  process.send({ cpu, memory: process.memoryUsage(), cpuAfter: process.cpuUsage() });
});
// the lobby takes no 0 for a free port
const free = createServer().listen(0, () => {
  const { port: apiPort } = free.address();
  free.close(async () => {
    const { appServer } = await Server({ games: [toy], origins: [Origins.LOCALHOST] }).run({ port: 0, lobbyConfig: { apiPort } });
    console.log(JSON.stringify({ port: appServer.address().port, lobby: apiPort }));
  });
});
