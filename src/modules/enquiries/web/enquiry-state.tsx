import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryState as State } from '#modules/enquiries/domain/enquiry-states.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { useIsAnswering } from './use-is-answering.ts';

const TONES: Readonly<Record<State, Tone>> = { new: 'near', taken: 'chosen', answered: 'fits', closed: 'neutral' };

/** What stands in the place of a state for those who answer, where the sender has the last word and waits for them. */
const REPLIED: Partial<Record<State, 'added' | 'replied'>> = { new: 'added', taken: 'replied' };

/** The state of an enquiry in a word; whoever answers sees that a reply waits for them. */
export function EnquiryState({ state, isReplied }: { state: State; isReplied: boolean }): ReactNode {
  const { t } = useTranslation('enquiries');
  const waiting = useIsAnswering() && isReplied ? REPLIED[state] : undefined;
  if (waiting) return <Tag tone="near">{t(`state.${waiting}`)}</Tag>;
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
