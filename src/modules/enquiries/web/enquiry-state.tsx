import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryState as State } from '#modules/enquiries/domain/enquiry-states.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<State, Tone>> = { new: 'near', taken: 'chosen', answered: 'fits', closed: 'neutral' };

/** The state of an enquiry in a word. */
export function EnquiryState({ state }: { state: State }): ReactNode {
  const { t } = useTranslation('enquiries');
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
