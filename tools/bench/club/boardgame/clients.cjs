// Two players and a watcher at each match, each with its own connection: `clients.cjs PORT LOBBY MATCHES PACE`.
// Reports to its parent when all sit; plays for a number of seconds on request, and reports the milliseconds of each move.
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');
const { toy } = require('./toy.cjs');

const [port, lobby, matches, pace] = process.argv.slice(2).map(Number);
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

let taken = [];
let plays = false;
/** The pending moves. */
const held = [];

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
      if (seat.playerID === undefined || state.ctx.currentPlayer !== seat.playerID || sent.has(count + 1)) return;
      if (!state.isConnected || state.ctx.turn !== count + 1) return;
      sent.set(count + 1, 0);
      const move = () => {
        if (!plays) return held.push(move);
        sent.set(count + 1, performance.now());
        client.moves.go(`m${count % 12}`, count % 36, (count * 7) % 36);
      };
      setTimeout(move, pace * (0.5 + Math.random()));
    });
    client.start();
  }
}

async function run() {
  for (let count = 0; count < matches; count += 1) await beginMatch();
  await wait(1500);
  process.on('message', (seconds) => void turn(seconds));
  process.send({ sit: true });
}

async function turn(seconds) {
  taken = [];
  plays = true;
  for (const move of held.splice(0)) setTimeout(move, pace * Math.random());
  await wait(seconds * 1000);
  plays = false;
  await wait(200);
  process.send({ taken });
}
void run();
