import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto, RevisionDto } from '#modules/sheets/contract.ts';
import { standingOf } from '#modules/sheets/domain/sheet-paper.ts';
import styles from '#modules/sheets/web/sheets.module.css';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Fold } from '#web/ui/fold.tsx';
import { FrozenItems } from './frozen-items.tsx';
import { RevisionChanges } from './revision-changes.tsx';
import { RevisionFiles } from './revision-files.tsx';

/** What was submitted, as it was submitted, the last first; the last one is unfolded unless a draft is worked on. */
export function SheetRevisions({ sheet }: { sheet: OpenSheetDto }): ReactNode {
  const { t } = useTranslation('sheets');
  const { draft, revisions } = sheet;
  if (revisions.length === 0) return null;
  const latest = [...revisions].sort((a, b) => b.no - a.no);
  return (
    <section className={styles.part} aria-labelledby="sheet-revisions">
      <h2 id="sheet-revisions">{t('revision.title')}</h2>
      {latest.map((revision, place) => (
        <SubmittedRevision
          key={revision.no}
          sheet={sheet}
          revision={revision}
          before={latest[place + 1]}
          isOpen={place === 0 && draft === null}
        />
      ))}
    </section>
  );
}

interface SubmittedRevisionProps {
  sheet: OpenSheetDto;
  revision: RevisionDto;
  /** The revision it is compared with. */
  before: RevisionDto | undefined;
  isOpen: boolean;
}

function SubmittedRevision({ before, isOpen, revision, sheet }: SubmittedRevisionProps): ReactNode {
  const { t, i18n } = useTranslation('sheets');
  const { actorName, at, body, no, sha256 } = revision;
  const lastNo = sheet.revisions.at(-1)?.no ?? no;
  const standing = standingOf({ state: sheet.state, lastNo, releasedNo: sheet.releasedNo }, no);
  const told = [t('revision.named', { no }), t(`standing.${standing}`), dateAndTime(at, localeOfInterface(i18n))];
  return (
    <Fold title={told.join(' · ')} open={isOpen}>
      <div className={styles.part}>
        <p className={styles.soft}>{t('revision.submittedBy', { name: actorName })}</p>
        <RevisionFiles id={sheet.id} body={body} />
        {before && <RevisionChanges before={before.body} after={body} />}
        {body.remark !== '' && <p className={styles.text}>{body.remark}</p>}
        <FrozenItems items={body.items} />
        <p className={styles.soft}>
          {t('revision.fingerprint')} <span className={styles.code}>{sha256}</span>
        </p>
      </div>
    </Fold>
  );
}
