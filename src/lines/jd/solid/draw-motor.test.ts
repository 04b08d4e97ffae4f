import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS, arrangementOf } from '#lines/jd/arrangements.ts';
import { partFigures } from '#lines/jd/part-figures.ts';
import { aRandomMotor, JD_PARTS, SHIPPED_ROWS } from '#lines/jd/testing/shipped-motors.ts';
import { frameNumber } from '#lines/shared/motor/frames.ts';
import { drawnFaults, isHonestTurn, volumeOfAll } from '#lines/shared/solid/testing/drawn-faults.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { readStep } from '#modules/drawings/testing/read-step.ts';
import type { Values } from '#product/configuration.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawMotor } from './draw-motor.ts';
import { SHAFT_TURNS } from './shaft-turns.ts';

const DOWN = [0, 0, -1];
const DIMENSIONS = referenceDimensions();
const draw = (standing: Values) => drawMotor({ standing, parts: {} }, DIMENSIONS);

function drawn(standing: Values): DrawnProduct {
  const result = draw({ motorSize: '90L', motorPoles: '4', mountingArrangement: 'B3', ...standing });
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}

/** Every motor that is sold, once for each number of poles, in every arrangement its frame has. */
const SOLD = [...new Map(SHIPPED_ROWS.map((row) => [`${row.motorSize} ${row.motorPoles}`, row])).values()].flatMap(
  (row) => {
    const height = frameNumber(row.motorSize) ?? 0;
    return JD_PARTS.mountings
      .filter(({ heights }) => heights.from <= height && height <= heights.to)
      .map(({ code }) => ({ row, code }));
  },
);
const standingOf = ({ row, code }: (typeof SOLD)[number]): Values => ({
  motorSize: row.motorSize,
  motorPoles: String(row.motorPoles),
  mountingArrangement: code,
});
const lettersOf = ({ dimensions }: DrawnProduct, view: PartView) =>
  Object.fromEntries(dimensions.filter((told) => told.view === view).map(({ letter, value }) => [letter, value]));
const frameOf = ({ model }: DrawnProduct, name: string) => model.frames.find((frame) => frame.name === name)?.place;

describe('a motor as solids', () => {
  it('is drawn in every frame and arrangement it is sold in', () => {
    const refused = SOLD.flatMap((one) => {
      const result = draw(standingOf(one));
      return result.ok ? [] : [`${one.row.motorSize} ${one.code}: ${result.refusal.missing.en}`];
    });
    expect(refused).toEqual([]);
    expect(new Set(SOLD.map(({ code }) => code)).size).toBe(ARRANGEMENTS.length);
  });

  it('has the shaft end, the feet and the flange its data sheet prints', () => {
    for (const one of SOLD) {
      const drive = drawn(standingOf(one));
      const sheet = partFigures(JD_PARTS, one.row);
      const { onFeet, flange } = arrangementOf(one.code) ?? {};
      const named = `${one.row.id} ${one.code}`;
      const shaft = { D: sheet['shaft.d'], E: sheet['shaft.e'], b: sheet['shaft.f'] };
      expect(lettersOf(drive, 'shaft end'), named).toMatchObject(shaft);
      if (onFeet) {
        const feet = Object.fromEntries([...'habck'].map((letter) => [letter.toUpperCase(), sheet[`feet.${letter}`]]));
        expect(lettersOf(drive, 'feet'), named).toEqual(feet);
      }
      const { P, M, N } = lettersOf(drive, 'motor flange');
      if (flange === 'B5')
        expect([P, M, N], named).toEqual(['diameter', 'boltCircle', 'pilot'].map((name) => sheet[`flange.B5.${name}`]));
      if (flange === 'B14') expect(M, named).toBe(sheet['flange.B14.boltCircle']);
    }
  });

  it('stands on its feet at H, its shaft reaches E beyond the shoulder, its cowl ends where L says', () => {
    for (const one of sampleOf(
      SOLD.filter(({ code }) => code === 'B3'),
      4,
    )) {
      const drive = drawn(standingOf(one));
      const { H } = lettersOf(drive, 'feet');
      const { LF } = lettersOf(drive, 'motor');
      const { E } = lettersOf(drive, 'shaft end');
      const [low, high] = boxOf(drive.model);
      expect([low[0], low[2], high[0]], one.row.id).toEqual([-Number(LF), -Number(H), Number(E)]);
    }
  });

  it('has the holes of its feet at C and B behind the shoulder, A apart', () => {
    const { model, ...drive } = drawn({ motorSize: '132S1' });
    const { A, B, C } = lettersOf({ model, ...drive }, 'feet');
    const holes = model.bodies.flatMap((body) => (body.kind === 'prism' && body.name === 'foot' ? body.holes : []));
    const centres = holes.map((loop) => loop[0]?.arc?.centre.join());
    const [near, far, half] = [-Number(C), -Number(C) - Number(B), Number(A) / 2];
    expect(centres.toSorted()).toEqual([near, far].flatMap((x) => [`${x},${-half}`, `${x},${half}`]).toSorted());
  });

  it('points its shaft where the arrangement says, its feet then on the wall', () => {
    const outOf = (mountingArrangement: string) => frameOf(drawn({ mountingArrangement }), 'OUT_A')?.z;
    expect(['B3', 'V1', 'V5', 'V18'].map(outOf)).toEqual([X, DOWN, DOWN, DOWN]);
    expect(['V3', 'V6'].map(outOf)).toEqual([Z, Z]);
    expect(frameOf(drawn({ mountingArrangement: 'V5' }), 'FOOT')?.at).toEqual([-90, 0, 0]);
    expect(frameOf(drawn({ mountingArrangement: 'V6' }), 'FOOT')?.at).toEqual([90, 0, 0]);
  });

  it('has its box on the side that is chosen, seen from the drive end', () => {
    const boxAt = (boxLocation: string) => frameOf(drawn({ boxLocation }), 'BOX')?.at ?? [];
    expect(boxAt('T')[2]).toBeGreaterThan(0);
    // Who looks at the drive end looks along -x: y is on the right.
    expect(boxAt('L')[1]).toBeLessThan(0);
    expect(boxAt('R')[1]).toBeGreaterThan(0);
  });

  it('grows at its fan end by what stands there; a forced fan covers the encoder', () => {
    const endOf = (standing: Values) => -boxOf(drawn(standing).model)[0][0];
    const bare = endOf({});
    const of = (standing: Values) => endOf(standing) - bare;
    const fan = { coolingMethod: 'IC416' };
    expect(of({ brakes: 'BE5' })).toBe(82);
    expect(of({ brakes: 'BE5', encoder: 'incremental' })).toBe(142);
    expect([of(fan), of({ ...fan, encoder: 'incremental' })]).toEqual([108, 108]);
    expect(of({ 'otherMotorOptions.C': 'yes' })).toBe(39);
    expect(of({ 'otherMotorOptions.2WE': 'yes' })).toBeCloseTo(40, 9);
  });

  it('keeps hands and volume in every position', () => {
    const { model } = drawn({ mountingArrangement: 'B35', brakes: 'BE5' });
    expect(Object.values(SHAFT_TURNS).map((turn) => isHonestTurn(turn, model))).toEqual([true, true, true]);
    expect(volumeOfAll(model.bodies)).toBeGreaterThan(1e6);
  });
});

describe('motors as they come out of the wizard', () => {
  it('are drawn whole: every body closed, no more of them than a planner likes', () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    for (const seed of sampleOf(seeds, 16)) {
      const { config, values } = aRandomMotor(seed);
      const result = draw(values);
      if (!result.ok) throw new Error(`${config.basicType?.id} ${seed}: ${result.refusal.missing.en}`);
      expect(drawnFaults(result.value.model), `seed ${seed}`).toEqual([]);
    }
  });

  it('are read by an independent kernel, each solid with its volume', async () => {
    const { model } = drawn({ mountingArrangement: 'B35', motorSize: '225M', brakes: 'BE122', boxLocation: 'R' });
    const read = await readStep(stepFile(model, { name: 'motor', description: '', maker: '' }));
    expect(read).toHaveLength(model.bodies.length);
    model.bodies.forEach((body, at) => {
      expect((read[at]?.volume ?? 0) / volumeOf(body), body.name).toBeCloseTo(1, 6);
    });
  });
});
