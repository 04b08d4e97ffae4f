import { type Locale, textIn } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { type SizingAnswer, sizingRoutes } from '#modules/sizing/contract.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { judgedDrives } from './judged-drives.ts';
import { sized } from './sized.ts';

/** Serves the sizing of a machine, with drives of the releases in force. */
export function registerSizing(portal: Portal, releases: Pick<Releases, 'current'>): void {
  serve(portal, sizingRoutes.evaluate, async ({ body, locale, giveWay }) => {
    const { sizing } = sized(body, locale);
    const candidates = await judgedDrives(sizing, { releases, locale, giveWay });
    return answerOf(sizing, candidates, locale);
  });
}

function answerOf(
  { values, steps, checks, missing }: Sizing,
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
    checks: checks.map(({ text, input = null, need = null, have = null, unit = '', ...check }) => ({
      ...check,
      text: textIn(text, locale),
      input,
      need,
      have,
      unit,
    })),
    missing: [...missing],
    candidates,
  };
}
