import { HIDDEN, NONE } from '#product/field.ts';
import { isOfDrive } from '#product/line.ts';
import { figuresOf } from '#product/search-form.ts';
import type { WizardView } from './wizard-view.ts';

/** How long the name or the figure of a demand may be told, and how many of them an enquiry takes. */
const LONGEST = 200;
const MOST = 30;

/** Something asked for in the words of the screen, and what it is, for readers of another language. */
export interface ToldDemand {
  readonly name: string;
  readonly value: string;
  readonly of: { readonly field: string; readonly code: string };
}

/** What a demand is read from. */
export type Asked = Pick<WizardView, 'config' | 'product' | 'words'>;

/**
 * What is asked for, in the words of the screen: the figures, then what was chosen of the drive and of what it has to do, such
 * as the machine it drives, with what belongs to a figure (a ratio says a speed only of a number of poles). As long as no drive
 * is chosen, whose form would tell it, every other choice too.
 */
export function demandOf(asked: Asked): readonly ToldDemand[] {
  const { words } = asked;
  return [...figuresAsked(asked), ...choicesAsked(asked)]
    .map(([id, value]) => ({
      name: words.field(id).slice(0, LONGEST),
      value: words.value(id, value).slice(0, LONGEST),
      of: { field: id.slice(0, LONGEST), code: value.slice(0, LONGEST) },
    }))
    .slice(0, MOST);
}

type Pair = readonly [id: string, value: string];

function figuresAsked({ config, product }: Asked): readonly Pair[] {
  return figuresOf(product.context.line.search).flatMap((id): readonly Pair[] => {
    const figure = config.search[id] ?? null;
    return figure === null ? [] : [[id, String(figure)]];
  });
}

function choicesAsked({ config, product }: Asked): readonly Pair[] {
  const { line } = product.context;
  const { usualWith = {}, usualWithoutSpeed = {} } = line.search;
  const belonging = Object.keys(usualWith).filter((figure) => (config.search[figure] ?? null) !== null);
  const withFigures = belonging.flatMap((figure) => Object.keys(usualWith[figure] ?? {}));
  const usual = [...withFigures, ...Object.keys(usualWithoutSpeed)];
  return Object.entries(config.values).filter(
    ([id, code]) =>
      !NOT_ASKED.includes(code) &&
      (!config.presets.includes(id) || usual.includes(id)) &&
      (config.basicType === null || isOfDrive(id, line)),
  );
}

/** Codes that say that something is not wanted. */
const NOT_ASKED: readonly string[] = [HIDDEN, NONE, 'no'];
