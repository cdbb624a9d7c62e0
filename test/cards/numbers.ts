/** Frozen numbers of the printed cards: version, base, health, blue dots, melee, range, arcane, evade; then the signature's card and deal values. */
export const NUMBERS: Record<string, string> = {
  'baron-von-fancyhat': 'v1 30mm 7:1,4 5 2in 3 0 falling-swing - 0* 1* 2* 3 2',
  flintlock: 'v2 30mm 8:1,2,5 3 1in 3 0 high-guard - - - - - -',
  quack: 'v1 30mm 7:1,2,5 2 1in 5 0 low-guard - - - - - -',
  'friar-flavious': 'v2 30mm 9:1,3,5 4 2in 3 1 sweeping-cut 1 1 1 0 0 -',
  billy: 'v2 30mm 8:1,2,4 4 1in 4 -1 falling-swing - 2 2 3 3 2',
  'young-jack': 'v2 30mm 7:1,2,3 4 1in 2 0 low-guard 1 2 0 2 2 1',
  firespitter: 'v1 40mm 8:1,3,5 2 1in 5 1 low-guard - - - - - -',
  'doug-the-flatulent': 'v3 40mm 8:1,3,5,7 4 3in 0 0 rising-attack 3 3 3 3 2 -',
  'vicious-syd': 'v2 30mm 5:1,2,4 5 1in 4 -1 rising-attack 2 3 2 1 0 -',
  'beaky-bobby': 'v1 30mm 7:1,2,4,6 2 1in 5 -1 thrust 3 3 3 - 3 3',
  'seasick-stu': 'v4 30mm 7:1,3,5,7 2 3in 4 -1 thrust 0 3 3 - 2 1',
  grub: 'v2 30mm 7:1,2,4,6 4 1in 4 -1 rising-attack 2 3 3 2 1 -',
};
