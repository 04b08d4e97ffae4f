import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportState as State } from '#modules/reporting/domain/report-steps.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const TONES: Readonly<Record<State, Tone>> = {
  pending: 'near',
  approved: 'fits',
  refused: 'neutral',
  expired: 'neutral',
  won: 'chosen',
  withdrawn: 'neutral',
};

/** The state of a report in a word. */
export function ReportState({ state }: { state: State }): ReactNode {
  const { t } = useTranslation('reporting');
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
