import fc from 'fast-check';

// `npm test` tries the same random cases every time: what lands does not depend on luck. `npm run test:random` and `npm run test:oracle` try new ones.
if (process.env['NEW_CASES'] === undefined) fc.configureGlobal({ seed: 20_240_413 });
