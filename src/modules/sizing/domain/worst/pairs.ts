import { both } from '#modules/sizing/domain/core/define.ts';
import { baseText, figureShown, unitOf, written } from '#modules/sizing/domain/core/figure-shown.ts';
import type { Application, Finding, InputDef, NumberInput } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { holds, readInputs, type TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { inputsOf, nameIn, type Sizing, type SizingQuery } from '#modules/sizing/domain/sizing.ts';

/** So many inputs have a second value at once: sixteen cases of a machine. */
export const PAIRS_MAX = 4;

/** An input with its two values, as a reader is told them. */
export interface Pair {
  readonly input: NumberInput;
  /** As it was typed. */
  readonly second: TypedInput;
  /** `1,500 kg`, `0 kg`. */
  readonly texts: readonly [first: string, second: string];
}

/** What the energy of a year follows from and no drive is judged by. */
const UNPAIRED: readonly string[] = ['d_y', 'k_CO2'];

/** Whether an input can have a second value: a figure that a drive is judged by. */
export function isPairable(input: InputDef): input is NumberInput {
  return input.kind === 'number' && !UNPAIRED.includes(input.id);
}

interface ReadPairs {
  readonly pairs: readonly Pair[];
  /** What was sent and is not used, each with the input it is about. */
  readonly findings: readonly Finding[];
}

/** The second values of a machine that can be used: of figures of its variant, within their ranges, and no more than `PAIRS_MAX`. */
export function readPairs(application: Application, query: SizingQuery, { chosen, values }: Sizing): ReadPairs {
  const { pairs = {}, unit = 'si' } = query;
  const figures = inputsOf(application).filter(isPairable);
  const asked = figures.filter(({ id, when }) => pairs[id] !== undefined && holds(when, chosen));
  const read = readInputs(
    asked.map(({ when: _, ...input }) => input),
    Object.fromEntries(asked.map(({ id }) => [id, pairs[id] ?? 0])),
    (id) => nameIn(application, id),
  );
  const used = asked.filter(({ id }) => read.figures[id] !== undefined && values[id] !== undefined);
  const unknown = Object.keys(pairs).filter((id) => !figures.some((input) => input.id === id));
  return {
    pairs: used.slice(0, PAIRS_MAX).map((input) => {
      const { [input.id]: second = 0 } = pairs;
      return {
        input,
        second,
        texts: [valueText(input, query.inputs, query, values[input.id]), valueText(input, pairs, { unit })],
      };
    }),
    findings: [...read.findings, ...unknown.map(notPaired), ...used.slice(PAIRS_MAX).map(tooMany)],
  };
}

/** As it was typed where the units are those of the reader, else worked out from it; of what was left empty what stands for it. */
function valueText(
  input: NumberInput,
  inputs: SizingQuery['inputs'],
  { unit = 'si' }: Pick<SizingQuery, 'unit'>,
  assumed = 0,
): string {
  const shown = figureShown(input, { inputs, unit });
  const text = shown === undefined ? baseText(input, unit, assumed) : written(shown);
  return `${text} ${unitOf(input, unit)}`.trim();
}

function notPaired(id: string): Finding {
  const symbol = symbolOf(id);
  const text = both(`${symbol} 不是可取两个数值的输入项`, `${symbol} is no figure that could have a second value`);
  return { id: 'pair-unknown', level: 'block', input: id, text };
}

function tooMany({ id }: NumberInput): Finding {
  const text = both(`最多 ${PAIRS_MAX} 个输入项可取第二个数值`, `At most ${PAIRS_MAX} inputs have a second value`);
  return { id: 'pair-too-many', level: 'block', input: id, text };
}
