import { ablRules } from './abl.ts';
import { actRules } from './act.ts';
import { arcRules } from './arc.ts';
import { covRules } from './cov.ts';
import { crdRules } from './crd.ts';
import { crtRules } from './crt.ts';
import { ctlRules } from './ctl.ts';
import { defRules } from './def.ts';
import { depRules } from './dep.ts';
import { dmgRules } from './dmg.ts';
import { drfRules } from './drf.ts';
import { dscRules } from './dsc.ts';
import { edgRules } from './edg.ts';
import { eleRules } from './ele.ts';
import { endRules } from './end.ts';
import { engRules } from './eng.ts';
import { chrRules } from './chr.ts';
import { cmpRules } from './cmp.ts';
import { evaRules } from './eva.ts';
import { faeRules } from './fae.ts';
import { falRules } from './fal.ts';
import { fupRules } from './fup.ts';
import { hldRules } from './hld.ts';
import { hrvRules } from './hrv.ts';
import { iniRules } from './ini.ts';
import { jogRules } from './jog.ts';
import { losRules } from './los.ts';
import { melRules } from './mel.ts';
import { movRules } from './mov.ts';
import { mstRules } from './mst.ts';
import { reaRules } from './rea.ts';
import { remRules } from './rem.ts';
import { repRules } from './rep.ts';
import { setRules } from './set.ts';
import { sigRules } from './sig.ts';
import { slnRules } from './sln.ts';
import { slwRules } from './slw.ts';
import { stpRules } from './stp.ts';
import { sudRules } from './sud.ts';
import { terRules } from './ter.ts';
import { trnRules } from './trn.ts';
import { trvRules } from './trv.ts';
import { upgRules } from './upg.ts';
import { varRules } from './var.ts';
import { winRules } from './win.ts';
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
