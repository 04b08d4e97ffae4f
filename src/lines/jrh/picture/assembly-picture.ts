import type { Vector } from '#modules/drawings/domain/isometric.ts';
import { type OutputFace, shaft } from '#modules/drawings/domain/output-parts.ts';
import type { Letter, Note, Scene } from '#modules/drawings/domain/scene.ts';
import { block, cylinder, type Solid } from '#modules/drawings/domain/solid.ts';
import { outward, type Side, sidesOfAssembly } from './assemblies.ts';

/** The height of the shafts in a housing so low that its far side is seen over it. */
const AXIS = 4.8;
const HALF = { length: 11, width: 7 };
const INPUT_X = -6;
const OUTPUT_X = 4.5;
const SIDES = ['front', 'rear'] as const;
/** How far shafts stand out of the housing, and their letters from them. */
const REACH = { input: 9.5, output: 10.5, letter: 6.2 };

/** A plain housing with its shafts: where an assembly has its input, n1, and its output, n2. */
export function assemblyScene(arrangement: string, letter: string): Scene | undefined {
  const sides = sidesOfAssembly(arrangement, letter);
  if (sides === undefined) return undefined;
  const { input, outputs, isReversed } = sides;
  const isAngular = arrangement === 'B';
  const turning = isAngular ? [inputTurn(), ...outputTurns(outputs, isReversed)] : [];
  return {
    solids: [
      ...housing(true),
      isAngular ? endInput() : sideInput(input),
      ...outputs.flatMap((side) => shaft(outputFace(side), 'solid', true)),
    ],
    notes: [inputLetter(isAngular, input), ...outputs.map(outputLetter), ...turning, ...sameScale(isAngular)],
  };
}

/** A low housing; without feet it hangs on its shaft. */
export function housing(hasFeet: boolean): readonly Solid[] {
  const { length, width } = HALF;
  const feet = [block([-length - 1.5, length + 1.5], [-width - 1.5, width + 1.5], [0, 1.4], { r: 1 })];
  return [
    ...(hasFeet ? feet : []),
    block([-length, length], [-width, width], [1.4, 8.2], { r: 1 }),
    block([-length + 3, length - 3], [-width + 3, width - 3], [8.2, 8.8], { r: 0.8 }),
  ];
}

/** Empty letters where any assembly has one, so that all are drawn at one scale and lie side by side. */
function sameScale(isAngular: boolean): readonly Note[] {
  const letters = isAngular ? [inputLetter(true, 'rear')] : SIDES.map((side) => inputLetter(false, side));
  return [...letters, ...SIDES.map(outputLetter)].map((letter) => ({ ...letter, text: '' }));
}

/** Where the output leaves the housing on a side. */
export function outputFace(side: Side): OutputFace {
  const out = outward(side);
  return { axis: 'y', at: HALF.width * out, centre: [OUTPUT_X, AXIS], out };
}

/** The input shaft of parallel shafts. */
export function sideInput(side: Side): Solid {
  const { width } = HALF;
  const along = side === 'front' ? [width, width + REACH.input] : [-width - REACH.input, -width];
  return cylinder('y', [along[0] ?? 0, along[1] ?? 0], [INPUT_X, AXIS], 1.4);
}

function endInput(): Solid {
  return cylinder('x', [-HALF.length - REACH.input, -HALF.length], [0, AXIS], 1.4);
}

function inputLetter(isAngular: boolean, side: Side): Letter {
  // Left of the end rather than below it, where the feet are.
  if (isAngular) return letterAt('n1', [-HALF.length - REACH.input - 3, 1.5, AXIS + 2.5], 'front');
  return letterAt('n1', [INPUT_X, outward(side) * (HALF.width + REACH.input), AXIS], side);
}

function outputLetter(side: Side): Letter {
  return letterAt('n2', [OUTPUT_X, outward(side) * (HALF.width + REACH.output), AXIS], side);
}

/** Below the end of a shaft in front, above that of one behind: nothing else is drawn there. */
function letterAt(text: string, [x, y, z]: Vector, side: Side): Letter {
  return { text, at: [x, y, z + (side === 'front' ? -REACH.letter : REACH.letter)], muted: text === 'n1' };
}

/** The input turns clockwise, seen onto its end. */
function inputTurn(): Note {
  return arc((sine, cosine) => [-HALF.length - 5.5, sine * TURN, AXIS + cosine * TURN], false);
}

/** How the output then turns; of two ends it is shown at the front one. */
function outputTurns([side = 'front']: readonly Side[], isReversed: boolean): readonly Note[] {
  const way = outward(side);
  const at = way * (HALF.width + 8);
  return [arc((sine, cosine) => [OUTPUT_X + way * sine * TURN, at, AXIS + cosine * TURN], isReversed)];
}

const TURN = 4.4;
const ARC = { from: -0.35 * Math.PI, to: 0.55 * Math.PI, steps: 12 };

/** A bent arrow round a shaft; clockwise as it is placed, or the other way round. */
function arc(place: (sine: number, cosine: number) => Vector, isReversed: boolean): Note {
  const points = Array.from({ length: ARC.steps + 1 }, (_, step) => {
    const angle = ARC.from + ((ARC.to - ARC.from) * step) / ARC.steps;
    return place(Math.sin(isReversed ? -angle : angle), Math.cos(angle));
  });
  return { line: points, head: true };
}
