import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { ReportState as State } from '#modules/reporting/domain/report-steps.ts';
import { REPORT_STATE_WORDS } from '#modules/reporting/domain/report-words.ts';
import { localeOfInterface } from '#web/language/language.ts';
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
  const { i18n } = useTranslation('reporting');
  return <Tag tone={TONES[state]}>{textIn(REPORT_STATE_WORDS[state], localeOfInterface(i18n))}</Tag>;
}
