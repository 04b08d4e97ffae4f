import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './customers-page.module.css';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { Staff } from './staff-choice.tsx';
import { NOBODY, useStaffFilter } from './use-staff-filter.ts';

/** Whose customers are shown: everybody's, nobody's, or those of the person that was pressed in the list. */
export function StaffFilter({ person }: { person: Staff | undefined }): ReactNode {
  const { t } = useTranslation('customers');
  const { staff, filter } = useStaffFilter();
  const [isHandingOver, setHandingOver] = useState(false);
  const isPerson = staff !== '' && staff !== NOBODY;
  const options = [
    { value: '', label: t('office.filter.all') },
    { value: NOBODY, label: t('office.filter.nobody') },
    ...(isPerson ? [{ value: staff, label: person?.username ?? t('office.filter.none') }] : []),
  ];
  return (
    <span className={styles.filter}>
      <Select aria-label={t('office.filter.label')} value={staff} options={options} onValue={filter} />
      {person !== undefined && <Button onClick={() => setHandingOver(true)}>{t('office.handOver.action')}</Button>}
      {isHandingOver && person !== undefined && (
        <HandOverDialog
          from={person}
          onClose={() => setHandingOver(false)}
          onDone={(to) => {
            setHandingOver(false);
            filter(to.id);
          }}
        />
      )}
    </span>
  );
}
