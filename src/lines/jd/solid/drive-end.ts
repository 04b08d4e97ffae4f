import { centreThread, standardKey } from '#lines/shared/solid/keyways.ts';
import type { PartReader } from '#lines/shared/solid/read-letters.ts';
import { shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';

/** The drive end of a motor as it is drawn. */
export interface DriveEnd {
  /** `132S`, whatever its stator. */
  readonly frame: string;
  readonly poles: string;
  readonly place: Placement;
  readonly read: PartReader;
}

/** The shaft end by D and E of its frame, which large motors of two poles have thinner, with key and centre thread of the standards (IEC 60072-1). */
export function driveEnd({ frame, place, poles, read }: DriveEnd): {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
} {
  const { exact } = read.part('MOTOR', frame, poles === '2' ? 'shaft 2 poles' : 'shaft', 'shaft end');
  const [d, l] = [exact('D'), exact('E')];
  const shaft = { d, l, l1: l * 0.1, l2: l * 0.8, ...standardKey(read, d, 'shaft', 'shaft end') };
  centreThread(read, d, 'shaft end');
  return { bodies: shaftBodies('shaft end', place, shaft), frames: [{ name: 'OUT_A', place }] };
}
