import { type MotorShown, motorShown, NOTHING } from '#lines/shared/motor/motor-shown.ts';
import { drawingOf } from '#lines/shared/solid/drawing-of.ts';
import type { ProductBuilt } from '#lines/shared/solid/marks/marks-of.ts';
import type { PartReader } from '#lines/shared/solid/read-letters.ts';
import type { ProductToDraw } from '#modules/drawings/domain/drawn-product.ts';
import type { Values } from '#product/configuration.ts';
import { WORM_MEANINGS } from './meanings.ts';
import { MOUNTING_TURNS } from './mounting-turns.ts';
import { outputFlange, torqueArm } from './output-parts.ts';
import { type Drawn, type OutputSide, SIDES, together, type WormToDraw } from './worm-frame.ts';
import { type WormHousing, wormHousing } from './worm-housing.ts';
import { type WormInput, wormInput } from './worm-input.ts';
import { markWorm } from './worm-marks.ts';
import { wormOutput } from './worm-output.ts';
import { firstUnit } from './worm-pair.ts';

/** A worm unit, or two in series, in its mounting position: the output along y, the motor towards -x, the worm over the wheel. */
export const drawWorm = drawingOf(({ standing }: ProductToDraw, read: PartReader): ProductBuilt => {
  const [first = '', size = first] = (standing.reduceUnitSize ?? '').split('/');
  const isPair = first !== size;
  const unit: WormToDraw = { size, view: 'unit', read };
  const flanges = isSaid(standing.flangeType) ? sidesOf(standing.flangePointing) : [];
  const housing = wormHousing(unit, { role: isPair ? 'second' : 'single', isCovered: flanges.length > 1 });
  const input = inputOf(standing);
  const model = together(
    housing,
    isPair ? firstUnit(unit, housing, { size: first, input }) : wormInput(unit, housing, input),
    outputOf(standing, unit, housing),
    ...flanges.map((side) => outputFlange(unit, standing.flangeType ?? '', side, housing)),
  );
  const position = standing.installationPosition ?? 'B3';
  return { model, position, turn: MOUNTING_TURNS[position], level: 'B3', meanings: WORM_MEANINGS, mark: markWorm };
});

/** The output, and the torque arm that holds a unit on its shaft. */
function outputOf(standing: Values, unit: WormToDraw, housing: WormHousing): Drawn {
  const { hollowShaftSize, outputShaftPointing, outputShaftType } = standing;
  const plugged = outputShaftType === 'DS' ? SIDES : outputShaftType === 'SS' ? sidesOf(outputShaftPointing) : [];
  const bore = isSaid(hollowShaftSize) ? Number(hollowShaftSize) : undefined;
  return together(
    wormOutput(unit, housing, { plugged, bore }),
    ...(isSaid(standing.torqueArm) ? [torqueArm(unit, housing)] : []),
  );
}

function isSaid(code = ''): boolean {
  return !NOTHING.includes(code);
}

function inputOf(standing: Values): WormInput {
  const { inputFlange: form = '', inputModule: module = '', inputType = 'none', motorSize = '' } = standing;
  const motor: MotorShown | undefined = motorShown(standing);
  return { inputType, form, module, motorSize, motor };
}

function sidesOf(said = ''): readonly OutputSide[] {
  const named = SIDES.filter((side) => said.includes(side));
  return named.length === 0 ? ['A'] : named;
}
