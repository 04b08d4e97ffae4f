import { both } from '#modules/sizing/domain/core/define.ts';

/** What each machine is called: apart from its formulas, which whoever only names it does without. */
export const MACHINE_NAMES = {
  belt_conveyor: both('带式输送机', 'Belt conveyor'),
  bucket_elevator: both('斗式提升机', 'Bucket elevator'),
  chain_conveyor: both('链式输送机', 'Chain conveyor'),
  hoist: both('起升机构、卷扬', 'Hoist, winch'),
  mixer: both('搅拌器', 'Mixer, agitator'),
  roller_conveyor: both('辊道输送机', 'Roller conveyor'),
  rotary_table: both('分度回转台', 'Rotary indexing table'),
  screw_conveyor: both('螺旋输送机', 'Screw conveyor'),
  slewing_turntable: both('回转台', 'Slewing turntable'),
  travelling_drive: both('行走驱动', 'Travelling drive'),
} as const;
