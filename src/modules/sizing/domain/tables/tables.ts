import { APPLICATION_LOAD_CLASS } from './application-load-class.ts';
import { BELT_FRICTION, BELT_MAIN_FRICTION } from './belt.ts';
import { BULK_MATERIAL } from './bulk-material.ts';
import { EFFICIENCY } from './efficiency.ts';
import { ELEVATOR_FILL, ELEVATOR_SCOOP } from './elevator.ts';
import { ADHESION, BEARING_FRICTION, CHAIN_FRICTION, RIM_FRICTION, ROLLING_LEVER_ARM } from './friction.ts';
import { GRID_CARBON } from './grid-carbon.ts';
import { IMPELLER } from './impeller.ts';
import { SCREW_SPEED_LIMIT } from './screw.ts';
import { SLEWING_FRICTION } from './slewing.ts';
import type { Table } from './table.ts';
import { TRANSMISSION_FACTOR } from './transmission-factor.ts';

/** The tables a form offers values from, which inputs name by their ids. */
export const TABLES: readonly Table[] = [
  ADHESION,
  APPLICATION_LOAD_CLASS,
  BEARING_FRICTION,
  BELT_FRICTION,
  BELT_MAIN_FRICTION,
  BULK_MATERIAL,
  CHAIN_FRICTION,
  EFFICIENCY,
  ELEVATOR_FILL,
  ELEVATOR_SCOOP,
  GRID_CARBON,
  IMPELLER,
  RIM_FRICTION,
  ROLLING_LEVER_ARM,
  SCREW_SPEED_LIMIT,
  SLEWING_FRICTION,
  TRANSMISSION_FACTOR,
];
