import { type Locale, textIn } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { type SizingAnswer, sizingRoutes } from '#modules/sizing/contract.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { judgedDrives } from './judged-drives.ts';
import { type Sized, sized } from './sized.ts';

/** Serves the sizing of a machine, with drives of the releases in force. */
export function registerSizing(portal: Portal, releases: Pick<Releases, 'current'>): void {
  serve(portal, sizingRoutes.evaluate, async ({ body, locale, giveWay }) => {
    const machine = sized(body, locale);
    const candidates = await judgedDrives(machine, { releases, locale, giveWay });
    return answerOf(machine, candidates, locale);
  });
}

function answerOf(
  { sizing: { values, steps, checks, missing }, worst }: Sized,
  candidates: SizingAnswer['candidates'],
  locale: Locale,
): SizingAnswer {
  return {
    values: { ...values },
    steps: steps.map(({ name, notComputed, missing: lacking, ...step }) => ({
      ...step,
      name: textIn(name, locale),
      missing: [...lacking],
      notComputed: notComputed === undefined ? null : textIn(notComputed, locale),
    })),
    checks: [...checks, ...(worst?.checks ?? [])].map(
      ({ text, input = null, need = null, have = null, unit = '', ...check }) => ({
        ...check,
        text: textIn(text, locale),
        input,
        need,
        have,
        unit,
      }),
    ),
    worst: worst === undefined ? null : worstOf(worst, locale),
    missing: [...missing],
    candidates,
  };
}

function worstOf({ combinations, figures }: WorstCase, locale: Locale): NonNullable<SizingAnswer['worst']> {
  return {
    combinations: combinations.length,
    figures: figures.map(({ name, second, ...figure }) => ({
      ...figure,
      name: textIn(name, locale),
      second: [...second],
    })),
  };
}
