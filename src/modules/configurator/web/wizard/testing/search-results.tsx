import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { RowPage } from '#modules/catalogue/contract.ts';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import { aDraft, openWizard, type WizardWorld } from './wizard-screen.tsx';

/** A search for K gear motors of 50 r/min. */
const AT_50: readonly WizardAction[] = [
  { type: 'change', change: { kind: 'choose', field: 'gearboxModel', value: 'K' } },
  { type: 'change', change: { kind: 'choose', field: 'inputType', value: 'motor' } },
  { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 50 } },
  { type: 'goTo', step: 1 },
];

type RowVerdict = RowPage['verdicts'][number];

/** What a row is for the demand, as a page says it. */
export function verdict({ id, serviceFactor }: BasicType, of: RowVerdict['verdict'], isLighter = false): RowVerdict {
  return { id, verdict: of, reserve: serviceFactor, isLighter };
}

/** The results of a search for 50 r/min, with what was asked of the catalogue so far. */
export async function openResultsAt50(
  found: Partial<RowPage>,
  also: readonly WizardAction[] = [],
  world: WizardWorld = {},
) {
  const asked: URLSearchParams[] = [];
  const { user } = await openWizard({
    locale: 'en',
    stored: aDraft([...AT_50, ...also, { type: 'goTo', step: 1 }]),
    found: (query) => {
      asked.push(query);
      return found;
    },
    ...world,
  });
  return { user, asked };
}
