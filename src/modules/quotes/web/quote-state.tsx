import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteState as State } from '#modules/quotes/domain/quote-steps.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  requested: 'near',
  priced: 'chosen',
  countered: 'near',
  accepted: 'fits',
  ordered: 'fits',
  declined: 'neutral',
  rejected: 'refused',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** The state of a quote in a word. */
export function QuoteState({ state }: { state: State }): ReactNode {
  const { t } = useTranslation('quotes');
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
