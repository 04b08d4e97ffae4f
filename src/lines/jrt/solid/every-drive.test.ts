import { describe, expect, it } from 'vitest';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { brepOf } from '#modules/drawings/domain/solids/brep.ts';
import { meshOf } from '#modules/drawings/domain/solids/mesh/mesh.ts';
import { shellFaults } from '#modules/drawings/domain/solids/shell-faults.ts';
import { volumeOf } from '#modules/drawings/domain/solids/volume.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawDrive } from './draw-drive.ts';
import { builtUnits, type Choice, choicesOf, goneRound, inEveryWay, moduleChoices } from './testing/built-units.ts';
import { REFUSED } from './testing/refused-drives.ts';

const DIMENSIONS = referenceDimensions();
const UNITS = builtUnits();

const drawChoice = (choice: Choice) => drawDrive({ standing: choice, parts: {} }, DIMENSIONS);
const nameOf = (choice: Choice) => `${choice.builtInType} ${choice.reduceUnitSize}`;

const CHOICES = goneRound(UNITS.flatMap(choicesOf), Number(process.env.TEST_SEED));
const TRIED = CHOICES.map((choice) => ({ choice, result: drawChoice(choice) }));
const DRAWN = TRIED.flatMap(({ choice, result }) => (result.ok ? [{ choice, drive: result.value }] : []));

describe('every drive that may be chosen', () => {
  it('goes through each position, angle, entry and motor', () => {
    const seen = (field: string) => new Set(DRAWN.map(({ choice }) => choice[field])).size;
    expect(['installationPosition', 'boxLocation', 'outletNozzlePosition', 'motorSize'].map(seen)).toEqual([
      6, 4, 4, 5,
    ]);
  });

  it('is drawn, or refused by a row that the reference lacks or knows roughly', () => {
    const refusals = TRIED.flatMap(({ result }) => (result.ok ? [] : [result.refusal.missing.en]));
    const known = refusals.filter((said) => {
      const [series = '', size = '', part = '', letter = ''] = said.split(' · ');
      const row = DIMENSIONS.of(series, size, part).get(letter);
      return row !== undefined && row.confidence !== 'approximate';
    });
    expect(known).toEqual([]);
  });

  it('lacks drawings of these alone', () => {
    const sizesOf = new Map<string, Set<string>>();
    for (const { choice, result } of TRIED) {
      if (result.ok) continue;
      const [series, , ...rest] = result.refusal.missing.en.split(' · ');
      const row = `${choice.builtInType}: ${[series, ...rest].join(' · ')}`;
      sizesOf.set(row, (sizesOf.get(row) ?? new Set()).add(choice.reduceUnitSize ?? ''));
    }
    expect([...sizesOf].map(([row, sizes]) => `${row}: ${[...sizes].join(' ')}`)).toEqual(REFUSED);
  });

  it('takes every input module of its unit but one, whose shaft is in no row for that flange', () => {
    const drawnUnits = new Set(
      DRAWN.filter(({ choice }) => choice.builtInType === choice.gearboxModel).map(({ choice }) => nameOf(choice)),
    );
    const refused = moduleChoices()
      .filter((choice) => drawnUnits.has(nameOf(choice)))
      .flatMap((choice) => {
        const result = drawChoice(choice);
        return result.ok ? [] : [`${nameOf(choice)}: ${result.refusal.missing.en}`];
      });
    expect(refused).toEqual(['F 47: R;F;K;S · G120 · AD3 · k2']);
  });

  it('breathes above its oil and is drained below it, in whatever position', () => {
    const wrong = DRAWN.filter(({ drive }) => {
      const heightOf = (name: string) => drive.model.bodies.find((body) => body.name === name)?.place.at[2];
      const [drain, level, breather] = ['drain plug', 'oil level plug', 'breather'].map(heightOf);
      if (drain === undefined || level === undefined || breather === undefined) return true;
      return !(drain < level && level < breather);
    });
    expect([...new Set(wrong.map(({ choice }) => nameOf(choice)))]).toEqual(['R 17', 'RF 17', 'R..F 17']);
  });

  it('stays within 25 bodies, 350 faces and 8000 triangles, each body closed', () => {
    const faults = sampleOf(DRAWN, 5).flatMap(({ choice, drive }) => {
      const { bodies } = drive.model;
      const shells = bodies.map(brepOf);
      const faces = shells.reduce((sum, shell) => sum + shell.faces.length, 0);
      const triangles = bodies.reduce((sum, body) => sum + meshOf(body).triangles.length, 0);
      const open = shells.flatMap((shell, at) => shellFaults(shell).map((fault) => `${bodies[at]?.name}: ${fault}`));
      const isHeavy = bodies.length > 25 || faces > 350 || triangles > 8000;
      return [...open, ...(isHeavy ? [`${bodies.length} bodies, ${faces} faces, ${triangles} triangles`] : [])].map(
        (fault) => `${nameOf(choice)}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it.each(['SF', 'FH', 'KHT', 'R..F'])('stays within 25 bodies as %s with all that a motor may have', (builtInType) => {
    const side = builtInType === 'SF' ? 'AB' : 'A';
    const unit = {
      gearboxModel: builtInType.slice(0, 1),
      reduceUnitSize: '67',
      builtInType,
      torqueArm: builtInType === 'FH' ? 'G' : '',
    };
    const sides = { outputShaftPointing: side, flangePointing: side };
    const motor = { inputType: 'motor', motorSize: '90L', brakes: 'BE2', releaseDevice: 'HR', encoder: 'ES7S' };
    const result = drawChoice({ ...unit, ...sides, ...motor, 'otherMotorOptions.C': 'yes' });
    expect(result.ok ? result.value.model.bodies.length : result.refusal).toBeLessThanOrEqual(25);
  });

  it.each(['R', 'F', 'K', 'S'])('is the same %s in every position, however its box and its cables lie', (gearType) => {
    const ways = sampleOf(inEveryWay(UNITS.filter(({ model }) => model === gearType).flatMap(choicesOf)), 29);
    const changed = ways.flatMap((way) => {
      const [turned, upright] = [drawChoice(way), drawChoice({ ...way, installationPosition: 'M1' })];
      if (!turned.ok || !upright.ok) return turned.ok === upright.ok ? [] : [nameOf(way)];
      const isSame = sizesOf(turned.value).every(
        (size, at) => Math.abs(size - (sizesOf(upright.value)[at] ?? 0)) < 1e-6,
      );
      const gain = volumeIn(turned.value) / volumeIn(upright.value) - 1;
      return isSame && Math.abs(gain) < 1e-9 ? [] : [nameOf(way)];
    });
    expect(changed).toEqual([]);
  });
});

const PLUGS = ['breather', 'drain plug', 'oil level plug', 'oil sight glass', 'screw plug'];
const HOUSING = ['housing', 'lug', 'output cover', 'foot', 'motor flange', 'worm housing', 'helical stage'];

describe('the envelope of a unit in M1', () => {
  const upright: readonly Choice[] = CHOICES.map((choice) => ({
    ...choice,
    installationPosition: 'M1',
    inputType: 'none',
  }));
  const units = upright.flatMap((choice) => {
    const result = drawChoice(choice);
    return result.ok ? [{ choice, drive: result.value }] : [];
  });

  it.each([
    ['stands h below the output axis and is p3 high', ['R', 'F', 'K', 'S'], heightFaults],
    ['is K0 wide where it is in line', ['R', 'F'], widthFaults],
    ['has its motor q1 behind', ['R', 'F', 'K', 'S'], motorFaults],
    ['has its shafts to their published ends', ['F', 'K', 'S'], shaftFaults],
  ] as const)('%s, to half a millimetre', (_, models, faultsOf) => {
    const asked = units.filter(({ choice }) => models.some((model) => model === choice.gearboxModel));
    const faults = asked.flatMap(({ choice, drive }) =>
      faultsOf(drive, choice).map((fault) => `${nameOf(choice)}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

/** The letters of a unit by the reference itself, not by what the drawing told. */
function letterOf(
  { builtInType = '', gearboxModel = '', reduceUnitSize = '' }: Choice,
  letter: string,
  part = builtInType,
) {
  const value = DIMENSIONS.of(gearboxModel, reduceUnitSize, part).get(letter)?.value;
  return typeof value === 'number' ? value : undefined;
}

function off(what: string, is: number, published: number | undefined): readonly string[] {
  if (published === undefined) return [];
  return Math.abs(is - published) <= 0.5 ? [] : [`${what} is ${is}, not ${published}`];
}

function housingOf({ model }: DrawnProduct) {
  return boxOf({ bodies: model.bodies.filter(({ name }) => HOUSING.includes(name)) });
}

/** A coaxial unit without a foot is published from its axis up and down, others from the foot plane. */
function heightFaults(drive: DrawnProduct, choice: Choice): readonly string[] {
  const [[, , low], [, , high]] = housingOf(drive);
  const [h, p3, h5] = ['h', 'p3', 'h5'].map((letter) => letterOf(choice, letter));
  return [...off('h', -low, h), ...(p3 === undefined ? off('h5', high, h5) : off('p3', high - low, p3))];
}

function widthFaults({ model }: DrawnProduct, choice: Choice): readonly string[] {
  const names = choice.gearboxModel === 'F' ? ['housing'] : HOUSING;
  const [[, left], [, right]] = boxOf({ bodies: model.bodies.filter(({ name }) => names.includes(name)) });
  return off('K0', right - left, letterOf(choice, 'K0'));
}

/** Of units in line q1 begins at the end of the shaft, or of the pilot of a hollow one. */
function motorFaults({ model }: DrawnProduct, choice: Choice): readonly string[] {
  const { builtInType = '', flangeSize, gearboxModel = '' } = choice;
  const [q1, l, o1, f2] = ['q1', 'l', 'o1', 'f2'].map((letter) => letterOf(choice, letter));
  const own = letterOf(choice, 'D2');
  if (q1 === undefined || (builtInType.endsWith('F') && flangeSize !== String(own))) return [];
  const reach = -(model.frames.find(({ name }) => name === 'MOTOR')?.place.at[0] ?? 0);
  if (gearboxModel === 'K' || gearboxModel === 'S') return off('q1', reach, q1);
  return off('q1', reach + (l ?? o1 ?? f2 ?? 0), q1);
}

function shaftFaults({ model }: DrawnProduct, choice: Choice): readonly string[] {
  const { gearboxModel = '' } = choice;
  const shafts = model.bodies.filter(({ name }) => name.startsWith('output shaft') || name === 'hollow shaft');
  const [[x0, y0], [x1]] = boxOf({ bodies: shafts });
  const [w, l] = ['w', 'l'].map((letter) => letterOf(choice, letter));
  if (gearboxModel !== 'F') return off('w', -y0, w);
  return l === undefined ? [] : [...off('l', x1, l), ...off('shoulder', x0, 0)];
}

/** All but what is screwed into the seats, which follows from the position. */
function withoutPlugs({ model }: DrawnProduct) {
  return { bodies: model.bodies.filter(({ name }) => !PLUGS.includes(name)) };
}

function sizesOf(drive: DrawnProduct): readonly number[] {
  const [low, high] = boxOf(withoutPlugs(drive));
  return low.map((least, at) => (high[at] ?? 0) - least).toSorted((one, other) => one - other);
}

function volumeIn(drive: DrawnProduct): number {
  return withoutPlugs(drive).bodies.reduce((sum, body) => sum + volumeOf(body), 0);
}
