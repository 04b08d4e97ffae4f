import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryState as State } from '#modules/enquiries/domain/enquiry-states.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<State, Tone>> = { new: 'near', taken: 'chosen', answered: 'fits', closed: 'neutral' };

/** The state of an enquiry in a word; one in progress whose sender has the last word waits for an answer. */
export function EnquiryState({ state, isReplied }: { state: State; isReplied: boolean }): ReactNode {
  const { t } = useTranslation('enquiries');
  if (state === 'taken' && isReplied) return <Tag tone="near">{t('state.replied')}</Tag>;
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
