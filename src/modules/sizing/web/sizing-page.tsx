import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { MachineCase } from './case/machine-case.tsx';
import { useCaseKey } from './case/use-case.ts';
import { MACHINE } from './machine-path.ts';
import { Machines } from './machines.tsx';
import styles from './sizing-page.module.css';

/** From the machine to the drive: which machine, or the one that is being worked on. */
export function Component(): ReactNode {
  const { t } = useTranslation('sizing');
  const [params] = useSearchParams();
  const caseKey = useCaseKey();
  const application = applicationOf(params.get(MACHINE) ?? '');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {application === undefined ? (
        <Machines />
      ) : (
        <MachineCase key={caseKey} application={application} caseKey={caseKey} />
      )}
    </div>
  );
}
