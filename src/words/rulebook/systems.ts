import { ablRules } from './abilities/abl.ts';
import { actRules } from './turn/act.ts';
import { arcRules } from './abilities/arc.ts';
import { covRules } from './sight/cov.ts';
import { crdRules } from './setting-up/crd.ts';
import { crtRules } from './melee/crt.ts';
import { ctlRules } from './abilities/ctl.ts';
import { defRules } from './setting-up/def.ts';
import { depRules } from './setting-up/dep.ts';
import { dmgRules } from './melee/dmg.ts';
import { drfRules } from './agreement/drf.ts';
import { dscRules } from './turn/dsc.ts';
import { edgRules } from './movement/edg.ts';
import { eleRules } from './sight/ele.ts';
import { endRules } from './melee/end.ts';
import { engRules } from './sight/eng.ts';
import { chrRules } from './abilities/chr.ts';
import { cmpRules } from './agreement/cmp.ts';
import { evaRules } from './agreement/eva.ts';
import { faeRules } from './movement/fae.ts';
import { falRules } from './movement/fal.ts';
import { fupRules } from './melee/fup.ts';
import { hldRules } from './moonstones/hld.ts';
import { hrvRules } from './moonstones/hrv.ts';
import { iniRules } from './turn/ini.ts';
import { jogRules } from './movement/jog.ts';
import { losRules } from './sight/los.ts';
import { melRules } from './melee/mel.ts';
import { movRules } from './movement/mov.ts';
import { mstRules } from './setting-up/mst.ts';
import { reaRules } from './turn/rea.ts';
import { remRules } from './movement/rem.ts';
import { repRules } from './turn/rep.ts';
import { setRules } from './setting-up/set.ts';
import { sigRules } from './melee/sig.ts';
import { slnRules } from './moonstones/sln.ts';
import { slwRules } from './moonstones/slw.ts';
import { stpRules } from './movement/stp.ts';
import { sudRules } from './sunrise/sud.ts';
import { terRules } from './movement/ter.ts';
import { trnRules } from './turn/trn.ts';
import { trvRules } from './movement/trv.ts';
import { upgRules } from './agreement/upg.ts';
import { varRules } from './agreement/var.ts';
import { winRules } from './sunrise/win.ts';
import type { System } from './system.ts';

/** The whole rulebook, in the order of a game. */
export const systems: readonly System[] = [
  defRules,
  crdRules,
  setRules,
  mstRules,
  depRules,
  trnRules,
  repRules,
  iniRules,
  actRules,
  dscRules,
  stpRules,
  jogRules,
  trvRules,
  hrvRules,
  movRules,
  terRules,
  faeRules,
  losRules,
  covRules,
  eleRules,
  engRules,
  ablRules,
  arcRules,
  falRules,
  remRules,
  edgRules,
  reaRules,
  hldRules,
  slnRules,
  slwRules,
  melRules,
  crtRules,
  dmgRules,
  fupRules,
  sigRules,
  endRules,
  winRules,
  sudRules,
  drfRules,
  evaRules,
  cmpRules,
  upgRules,
  chrRules,
  ctlRules,
  varRules,
];
