import type { Application } from '#modules/sizing/domain/core/model.ts';
import { BELT_CONVEYOR } from './belt-conveyor/application.ts';
import { BUCKET_ELEVATOR } from './bucket-elevator/application.ts';
import { CHAIN_CONVEYOR } from './chain-conveyor/application.ts';
import { HOIST } from './hoist/application.ts';
import { MIXER } from './mixer/application.ts';
import { ROLLER_CONVEYOR } from './roller-conveyor/application.ts';
import { ROTARY_TABLE } from './rotary-table/application.ts';
import { SCREW_CONVEYOR } from './screw-conveyor/application.ts';
import { SLEWING_TURNTABLE } from './slewing-turntable/application.ts';
import { TRAVELLING_DRIVE } from './travelling-drive/application.ts';

/** The machines a drive can be sized for, in the order they are offered. A further one is a folder and a line here. */
export const APPLICATIONS: readonly Application[] = [
  BELT_CONVEYOR,
  ROLLER_CONVEYOR,
  CHAIN_CONVEYOR,
  TRAVELLING_DRIVE,
  HOIST,
  SLEWING_TURNTABLE,
  MIXER,
  SCREW_CONVEYOR,
  ROTARY_TABLE,
  BUCKET_ELEVATOR,
];

export function applicationOf(id: string): Application | undefined {
  return APPLICATIONS.find((application) => application.id === id);
}
