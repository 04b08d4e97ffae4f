import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MachineCase } from './case/machine-case.tsx';
import { useCaseKey } from './case/use-case.ts';
import { AXES, MACHINE } from './machine-path.ts';
import { Machines } from './machines.tsx';
import styles from './sizing-page.module.css';

/** Few have a table: it comes when it is opened. */
const AxesByTable = lazy(async () => (await import('./axes/axes-by-table.tsx')).AxesByTable);

/** From the machine to the drive: which machine, the one that is being worked on, or a table of many. */
export function Component(): ReactNode {
  const { t } = useTranslation('sizing');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <Part />
    </div>
  );
}

function Part(): ReactNode {
  const [params] = useSearchParams();
  const caseKey = useCaseKey();
  const application = applicationOf(params.get(MACHINE) ?? '');
  if (application !== undefined) return <MachineCase key={caseKey} application={application} caseKey={caseKey} />;
  return params.has(AXES) ? <AxesByTable fallback={<Skeleton shape="block" />} /> : <Machines />;
}
