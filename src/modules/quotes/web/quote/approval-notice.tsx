import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import type { ProviderQuote } from './pricing-entry.ts';
import styles from './quote-page.module.css';

type Approval = NonNullable<ProviderQuote['approval']>;

const TONES: Readonly<Record<Approval['state'], Tone>> = {
  none: 'neutral',
  pending: 'near',
  approved: 'fits',
  refused: 'refused',
  void: 'neutral',
};

interface ApprovalNoticeProps {
  reasons: NonNullable<ProviderQuote['working']>['reasons'];
  approval: ProviderQuote['approval'];
}

/** Why a second person is asked, each with the line it is about. */
export function ReasonList({ reasons }: Pick<ApprovalNoticeProps, 'reasons'>): ReactNode {
  const { t } = useTranslation('quotes');
  return (
    <ul>
      {reasons.map(({ lineNo, reason }) => (
        <li key={`${lineNo} ${reason}`}>
          {lineNo !== null && `${t('line.ofNo', { no: lineNo })}: `}
          {t(`approval.reason.${reason}`)}
        </li>
      ))}
    </ul>
  );
}

/** What of the working offer a second person has to approve, and what that one has said. */
export function ApprovalNotice({ reasons, approval }: ApprovalNoticeProps): ReactNode {
  const { t } = useTranslation('quotes');
  if (reasons.length === 0 && approval === null) return null;
  return (
    <div className={styles.notice}>
      <h3>{t('approval.title')}</h3>
      {reasons.length === 0 ? <p>{t('approval.nothing')}</p> : <ReasonList reasons={reasons} />}
      {approval !== null && (
        <p>
          <Tag tone={TONES[approval.state]}>{t(`approval.state.${approval.state}`)}</Tag>{' '}
          {t('approval.askedBy', { name: approval.requestedBy })}
          {approval.decidedBy !== null && ` · ${t('approval.decidedBy', { name: approval.decidedBy })}`}
          {approval.comment !== '' && ` · ${approval.comment}`}
        </p>
      )}
    </div>
  );
}
