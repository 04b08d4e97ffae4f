import type { CellReader } from '#product/cells.ts';
import type { BoxClearance, HollowBore, Housing, OilFill, OutputFlange, OutputShaft, TorqueArm } from './parts.ts';
import type { WormProblemCode } from './worm-source.ts';

type Cells = CellReader<WormProblemCode>;

const MATERIALS = { 'aluminium die cast': 'aluminium', 'grey cast iron': 'cast-iron' } as const;

/** A row of jrw_housing.csv. */
export function readHousing(cells: Cells): Housing {
  return {
    place: cells.place,
    size: cells.text('size'),
    feet: [cells.number('foot_hole_pitch_c_mm'), cells.number('foot_hole_pitch_c1_mm')],
    footHole: cells.number('mounting_hole_d_mm'),
    hasOtherFaces:
      cells.numberOrNull('side_hole_pitch_vq_mm') !== null && cells.numberOrNull('face_hole_count') !== null,
    material: coded(cells, 'housing_material', MATERIALS, 'aluminium'),
  };
}

/** A row of jrw_axis_heights.csv: of it only which boxes meet the base, for the heights are recalled. */
export function readClearance(cells: Cells): BoxClearance {
  const frames = cells.numbers('frames_whose_box_meets_the_base_at_180').map(String);
  return { place: cells.place, size: cells.text('size'), frames };
}

/** A row of jrw_hollow_bores.csv. */
export function readBore(cells: Cells): HollowBore {
  const isStandard = cells.textOrNull('standard') === 'Y';
  return {
    place: cells.place,
    size: cells.text('size'),
    diameter: cells.number('bore_mm'),
    keyWidth: cells.number('key_width_mm'),
    isStandard,
  };
}

/** A row of jrw_output_shafts.csv. */
export function readOutputShaft(cells: Cells): OutputShaft {
  return {
    place: cells.place,
    size: cells.text('size'),
    code: coded(cells, 'code', { SS: 'SS', DS: 'DS' } as const, 'SS'),
    diameter: cells.number('shaft_d_mm'),
    length: cells.number('shaft_length_b_mm'),
    mass: cells.numberOrNull('mass_kg'),
  };
}

/** A row of jrw_output_flanges.csv. */
export function readOutputFlange(cells: Cells): OutputFlange {
  return {
    place: cells.place,
    size: cells.text('size'),
    code: coded(cells, 'code', { FA: 'FA', FB: 'FB' } as const, 'FA'),
    diameter: cells.number('outer_d_kp_mm'),
    boltCircle: cells.number('bolt_circle_km_mm'),
    pilot: cells.number('pilot_kn_h8_mm'),
    hole: cells.number('hole_d_ko_mm'),
    mass: cells.numberOrNull('mass_kg'),
  };
}

/** A row of jrw_torque_arms.csv. */
export function readTorqueArm(cells: Cells): TorqueArm {
  return { place: cells.place, size: cells.text('size'), mass: cells.numberOrNull('mass_kg') };
}

/** A row of jrw_lubrication.csv. */
export function readOil(cells: Cells): OilFill {
  return {
    place: cells.place,
    size: cells.text('size'),
    position: cells.text('position'),
    litres: cells.number('oil_l'),
  };
}

/** What a cell's word stands for; an unknown word is noted and reads as `otherwise`. */
export function coded<Code extends string>(
  cells: Cells,
  column: string,
  codes: Readonly<Record<string, Code>>,
  otherwise: Code,
): Code {
  const said = cells.text(column);
  const code = codes[said];
  if (said !== '' && code === undefined) cells.problem('cell.unknown-code', column, said);
  return code ?? otherwise;
}
