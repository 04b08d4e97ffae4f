import { sidesOfAssembly } from '#lines/jrh/picture/assemblies.ts';
import { drawingOf } from '#lines/shared/solid/drawing-of.ts';
import type { ProductBuilt } from '#lines/shared/solid/marks/marks-of.ts';
import { MissingLetter, type PartReader } from '#lines/shared/solid/read-letters.ts';
import type { ProductToDraw } from '#modules/drawings/domain/drawn-product.ts';
import { industrialHousing } from './industrial-housing.ts';
import { industrialInput } from './industrial-input.ts';
import { markIndustrial } from './industrial-marks.ts';
import { industrialOutput } from './industrial-output.ts';
import { INDUSTRIAL_MEANINGS } from './meanings.ts';
import { refuseOnRequest } from './on-request.ts';
import type { IndustrialToDraw } from './unit-frame.ts';

/** With these a fan sits on the input shaft. */
const FANS: readonly string[] = ['FAN', 'FC'];

/** A horizontal unit on its feet with a free input shaft: the output across it at the origin, the input towards -x. */
export const drawIndustrial = drawingOf(({ standing }: ProductToDraw, read: PartReader): ProductBuilt => {
  refuseOnRequest(standing);
  const { gearArrangement = '', reduceUnitSize: size = '', shaftAssembly = 'A', stages = '' } = standing;
  const { cooling = '', inputShaft = '', outputShaftType: kind = 'S' } = standing;
  const sides = sidesOfAssembly(gearArrangement, shaftAssembly);
  const type = `${gearArrangement}${stages}`;
  if (sides === undefined) throw new MissingLetter(`JRH · ${type}-${size} · ${shaftAssembly}`);
  const unit: IndustrialToDraw = { type, size, inputShaft, read };
  const housing = industrialHousing(unit);
  const output = industrialOutput(unit, housing, { kind, sides: sides.outputs });
  const input = industrialInput(unit, housing, { side: sides.input, hasFan: FANS.includes(cooling) });
  const parts = [housing, output, input];
  const model = { bodies: parts.flatMap(({ bodies }) => bodies), frames: parts.flatMap(({ frames }) => frames) };
  return {
    model,
    position: standing.installationPosition ?? 'H',
    turn: undefined,
    meanings: INDUSTRIAL_MEANINGS,
    mark: markIndustrial,
  };
});
