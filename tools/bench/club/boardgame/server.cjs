// The server of boardgame.io with the toy game, in memory. It reports the ports of the game and of its lobby to its parent, and its cost on request.
const { createServer } = require('node:net');
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { toy } = require('./toy.cjs');

process.on('message', () => {
  const cpu = process.cpuUsage();
  globalThis.gc?.();
  process.send({ cpu, memory: process.memoryUsage(), cpuAfter: process.cpuUsage() });
});
// the lobby does not accept port 0 for a free port
const free = createServer().listen(0, () => {
  const { port: apiPort } = free.address();
  free.close(async () => {
    const { appServer } = await Server({ games: [toy], origins: [Origins.LOCALHOST] }).run({ port: 0, lobbyConfig: { apiPort } });
    console.log(JSON.stringify({ port: appServer.address().port, lobby: apiPort }));
  });
});
