import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { LineCode } from './index.ts';
import { jcScene } from './jc/scene.ts';
import { jdScene } from './jd/scene.ts';
import { jrhScene } from './jrh/scene.ts';
import { jrpScene } from './jrp/scene.ts';
import { jrtScene } from './jrt/scene.ts';
import { jrwScene } from './jrw/scene.ts';

/** The typical product of each line, as the build draws it for the pages that show lines. */
export const LINE_SCENES: Readonly<Record<LineCode, () => Scene>> = {
  JRT: jrtScene,
  JRW: jrwScene,
  JRH: jrhScene,
  JRP: jrpScene,
  JD: jdScene,
  JC: jcScene,
};
