/** Everything is asked for (`npm run test:whole`), also what costs more than `npm test` may: the same journey in each language, each door to its last room. */
export const whole = process.env['MOONRISE_WHOLE'] !== undefined;
