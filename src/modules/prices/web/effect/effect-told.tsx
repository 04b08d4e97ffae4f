import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeText } from '#modules/prices/web/figure-text.ts';
import { countOf, linesOf } from './effect-counts.ts';
import { effectQuery } from './effect-query.ts';

/** In a sentence, what a version would change, where somebody is about to put it in force; else that nobody has looked yet. */
export function EffectTold({ version }: { version: string }): ReactNode {
  const { t } = useTranslation('prices');
  const report = useQuery(effectQuery(version)).data?.report;
  if (!report || report.isOutdated) return <p>{t('lists.effect.unknown')}</p>;
  if (linesOf(report) === 0) return <p>{t('lists.effect.noLines')}</p>;
  const { change } = report;
  const told = {
    dearer: countOf(report, 'dearer'),
    cheaper: countOf(report, 'cheaper'),
    same: countOf(report, 'same'),
    gone: countOf(report, 'newly-on-request'),
    come: countOf(report, 'no-longer-on-request'),
  };
  return (
    <p>
      {t('lists.effect.told', told)} {change !== null && t('lists.effect.toldSum', { change: changeText(change) })}
    </p>
  );
}
