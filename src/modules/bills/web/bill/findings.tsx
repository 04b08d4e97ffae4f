import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfShipment } from '#modules/bills/domain/paths.ts';
import { jumpTo, namesOf } from '#modules/bills/web/fields/place.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './bill-page.module.css';
import { type BillDraftDto, mendedIn } from './own-edit.ts';

type FindingDto = BillDraftDto['findings'][number];

interface FindingsProps {
  findings: readonly FindingDto[];
  /** Where its goods are worked on, where that is not here. */
  shipmentId: string | undefined;
  /** The other paper of its shipment, or where that is begun. */
  pairPath: string | undefined;
  /** Whether something was typed since it was checked. */
  isDirty: boolean;
}

/** What the checker found: errors, with which nothing is issued, then what is only unusual; each leads to where it is mended. */
export function Findings({ findings, isDirty, pairPath, shipmentId }: FindingsProps): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <section className={styles.part} aria-labelledby="bill-findings">
      <h2 id="bill-findings">{t('finding.title')}</h2>
      {findings.length === 0 && (
        <p>
          <Tag tone="fits">{t('finding.none')}</Tag>
        </p>
      )}
      {(['error', 'warning'] as const).map((level) => {
        const some = findings.filter((finding) => finding.level === level);
        return some.length === 0 ? null : (
          <div key={level} className={styles.found}>
            <h3>
              <Tag tone={level === 'error' ? 'refused' : 'near'}>{t(`finding.${level}`, { count: some.length })}</Tag>
            </h3>
            <ul aria-label={t(`finding.${level}`, { count: some.length })}>
              {some.map((finding) => (
                <li key={`${finding.key} ${finding.text}`}>
                  <FindingText {...{ finding, pairPath, shipmentId }} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {isDirty && <p className={styles.soft}>{t('finding.unsaved')}</p>}
    </section>
  );
}

interface FindingTextProps extends Pick<FindingsProps, 'pairPath' | 'shipmentId'> {
  finding: FindingDto;
}

function FindingText({ finding, pairPath, shipmentId }: FindingTextProps): ReactNode {
  const { place, text } = finding;
  const names = namesOf(place);
  const mended = mendedIn(place);
  if (mended === 'pair' && pairPath !== undefined) return <Link to={pairPath}>{text}</Link>;
  if (mended === 'nowhere' || mended === 'pair') return text;
  if (shipmentId !== undefined && mended === 'goods') {
    const at = new URLSearchParams({ at: names.join(' ') });
    return <Link to={`${pathOfShipment(shipmentId)}?${at}`}>{text}</Link>;
  }
  return (
    <button
      type="button"
      className={styles.jump}
      onClick={({ currentTarget }) => jumpTo(names, currentTarget.closest('[data-paper]') ?? document)}
    >
      {text}
    </button>
  );
}
