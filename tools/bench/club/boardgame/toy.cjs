// A toy game whose state is as large as the view of a seat of a match.
const text = 'x'.repeat(900);
const model = (nth) => ({ at: [nth, nth, 0], energy: 3, wounds: [0, 0, 0], conditions: [], text });

module.exports.toy = {
  name: 'toy',
  setup: () => ({
    models: Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`m${nth}`, model(nth)])),
    secret: { 0: [1, 2, 3], 1: [4, 5, 6] },
    count: 0,
  }),
  moves: {
    go: ({ G }, name, x, y) => {
      if (!(x >= 0 && x <= 36)) return 'INVALID_MOVE';
      G.models[name].at = [x, y, 0];
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G: { secret, ...open }, playerID }) => ({ ...open, own: playerID === null ? null : secret[playerID] }),
};
