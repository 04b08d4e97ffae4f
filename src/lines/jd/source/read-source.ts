import type { MotorProblemCode } from '#lines/shared/motor/source/check-motors.ts';
import { type PrintedMotor, readMotors } from '#lines/shared/motor/source/read-motors.ts';
import { type CellReader, cellReader } from '#product/cells.ts';
import type { CellProblemCode, LineSource, Place, SourceProblem as Problem, SourceFile } from '#product/source.ts';

export type SourceProblemCode =
  | CellProblemCode
  | MotorProblemCode
  | 'motor.frame-without-feet'
  | 'motor.shaft-mismatch'
  | 'frame.duplicate'
  | 'frame.height-mismatch'
  | 'frame.feet-impossible'
  | 'mounting.duplicate'
  | 'mounting.unknown'
  | 'mounting.frames-inverted';

/** Something the import refuses, with its place. */
export type SourceProblem = Problem<SourceProblemCode>;

/** A shaft end, mm. */
export interface ShaftEnd {
  readonly diameter: number;
  readonly length: number;
}

/** How the motors of a frame stand, mm (IEC 60072-1). */
export interface Frame {
  readonly place: Place;
  /** `132S`, whatever stator lengths there are of it. */
  readonly code: string;
  /** H. */
  readonly height: number;
  /** A and B of the feet, C to the shoulder, K of the holes. */
  readonly feet: { readonly a: number; readonly b: number; readonly c: number; readonly k: number };
  readonly shaft: { readonly twoPoles: ShaftEnd; readonly morePoles: ShaftEnd };
}

/** A mounting arrangement and the shaft heights it is built for. */
export interface Mounting {
  readonly place: Place;
  readonly code: string;
  readonly heights: { readonly from: number; readonly to: number };
}

/** What motors.csv says of a motor beside its data: its drive end and its flanges, mm. */
export interface SoldMotor extends PrintedMotor {
  /** With the width of its key. */
  readonly shaft: ShaftEnd & { readonly key: number };
  /** Without brake, encoder and other options, about. */
  readonly outline: { readonly length: number; readonly diameter: number };
  readonly height: number;
  readonly flanges: {
    readonly b5: { readonly diameter: number; readonly boltCircle: number; readonly pilot: number };
    /** The bolt circle its name says; null where none is listed. */
    readonly b14: { readonly boltCircle: number } | null;
  };
}

/** The parts the catalogue is made of. */
export interface JdParts {
  readonly motors: readonly SoldMotor[];
  readonly frames: readonly Frame[];
  readonly mountings: readonly Mounting[];
}

/** Reads the reference files; what cannot be read is noted with file and line. */
export function readParts(source: LineSource): { parts: JdParts; problems: SourceProblem[] } {
  const problems: SourceProblem[] = [];
  const read = <Part>(name: string, part: (cells: CellReader<SourceProblemCode>) => Part): readonly Part[] => {
    const file = fileOf(source, name);
    return file.records.map((record) => part(cellReader(file, record, problems)));
  };
  const printed = readMotors(fileOf(source, 'motors'), problems);
  const sold = read('motors', readSold);
  const parts = {
    motors: printed.flatMap((motor, index) => (sold[index] ? [{ ...motor, ...sold[index] }] : [])),
    frames: read('frames', readFrame),
    mountings: read('mountings', readMounting),
  };
  return { parts, problems };
}

function fileOf(source: LineSource, part: string): SourceFile {
  const file = source[part];
  if (file === undefined) throw new Error(`The reference data lack ${part}`);
  return file;
}

function readSold(cells: CellReader<SourceProblemCode>): Pick<SoldMotor, 'shaft' | 'outline' | 'height' | 'flanges'> {
  const [, boltCircle] = /^FT(\d+)$/.exec(cells.textOrNull('flange_b14') ?? '') ?? [];
  return {
    shaft: {
      diameter: cells.number('shaft_d_mm'),
      length: cells.number('shaft_e_mm'),
      key: cells.number('key_width_mm'),
    },
    outline: { length: cells.number('overall_length_l_mm'), diameter: cells.number('outer_diameter_ac_mm') },
    height: cells.number('centre_height_h_mm'),
    flanges: {
      b5: {
        diameter: cells.number('flange_b5_od_mm'),
        boltCircle: cells.number('flange_b5_bolt_circle_mm'),
        pilot: cells.number('flange_b5_pilot_mm'),
      },
      b14: boltCircle === undefined ? null : { boltCircle: Number(boltCircle) },
    },
  };
}

function readFrame(cells: CellReader<SourceProblemCode>): Frame {
  return {
    place: cells.place,
    code: cells.text('frame'),
    height: cells.number('shaft_height_h_mm'),
    feet: {
      a: cells.number('foot_pitch_a_mm'),
      b: cells.number('foot_pitch_b_mm'),
      c: cells.number('shoulder_to_foot_c_mm'),
      k: cells.number('foot_hole_k_mm'),
    },
    shaft: {
      twoPoles: { diameter: cells.number('shaft_d_mm_2_poles'), length: cells.number('shaft_e_mm_2_poles') },
      morePoles: { diameter: cells.number('shaft_d_mm_4_poles_up'), length: cells.number('shaft_e_mm_4_poles_up') },
    },
  };
}

/** `63-160`: the shaft heights. */
function readMounting(cells: CellReader<SourceProblemCode>): Mounting {
  const frames = cells.text('frames');
  const [, from, to] = /^(\d+)-(\d+)$/.exec(frames) ?? [];
  if (frames !== '' && to === undefined) cells.problem('cell.not-a-number', 'frames', frames);
  return { place: cells.place, code: cells.text('code'), heights: { from: Number(from), to: Number(to) } };
}
