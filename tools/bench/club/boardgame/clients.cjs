// Two players and a watcher at each match: `clients.cjs PORT LOBBY MATCHES PACE SECONDS`. Tells its parent when all sit, and at last the milliseconds of each move.
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');
const { toy } = require('./toy.cjs');

const [port, lobby, matches, pace, seconds] = process.argv.slice(2).map(Number);
const base = `http://localhost:${port}`;
const post = async (path, body) => {
  const answer = await fetch(`http://localhost:${lobby}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
};
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const taken = [];
let over = false;

async function beginMatch() {
  const { matchID } = await post('/games/toy/create', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/toy/${matchID}/join`, { playerID, playerName: playerID });
    seats.push({ playerID, credentials: playerCredentials });
  }
  const sent = new Map();
  const seen = new Map();
  for (const seat of [...seats, {}]) {
    const multiplayer = SocketIO({ server: base, socketOpts: { transports: ['websocket'] } });
    const client = Client({ game: toy, numPlayers: 2, matchID, multiplayer, debug: false, ...seat });
    let last = -1;
    client.subscribe((state) => {
      if (!state) return;
      const { count } = state.G;
      if (count !== last) {
        last = count;
        seen.set(count, (seen.get(count) ?? 0) + 1);
        if (sent.has(count) && seen.get(count) === 3) taken.push(performance.now() - sent.get(count));
      }
      if (over || seat.playerID === undefined || state.ctx.currentPlayer !== seat.playerID || sent.has(count + 1)) return;
      if (!state.isConnected || state.ctx.turn !== count + 1) return;
      sent.set(count + 1, 0);
      setTimeout(
        () => {
          sent.set(count + 1, performance.now());
          client.moves.go(`m${count % 12}`, count % 36, (count * 7) % 36);
        },
        pace * (0.5 + Math.random()),
      );
    });
    client.start();
  }
}

async function run() {
  for (let count = 0; count < matches; count += 1) await beginMatch();
  await wait(1500);
  process.send({ sit: true });
  taken.length = 0;
  await wait(seconds * 1000);
  over = true;
  process.send({ taken }, () => process.exit(0));
}
void run();
