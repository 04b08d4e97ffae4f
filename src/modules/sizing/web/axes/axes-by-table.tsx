import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { MAX_AXES } from '#modules/sizing/domain/axes/read-axes.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { AXES } from '#modules/sizing/web/machine-path.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { useStored, useTabDetail } from '#web/tabs/own-tab.ts';
import { Segments } from '#web/ui/segments.tsx';
import styles from './axes-by-table.module.css';
import { AxesForm } from './axes-form.tsx';
import { AxesView } from './axes-view.tsx';
import { typedTableOf } from './axes-work.ts';

/** Many axes of one kind of machine: a table goes in, and each row comes out judged. */
export function AxesByTable(): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const [params, setParams] = useSearchParams();
  const application = applicationOf(params.get(AXES) ?? '') ?? APPLICATIONS[0];
  useTabDetail(t('axes.title'));
  if (application === undefined) return null;
  const machines = APPLICATIONS.map(({ id, name }) => ({ value: id, label: textIn(name, localeOfInterface(i18n)) }));
  return (
    <>
      <div className={styles.head}>
        <h2>{t('axes.title')}</h2>
        <Link to={PATHS.sizing}>{t('others')}</Link>
      </div>
      <p className={styles.lede}>{t('axes.lede', { most: MAX_AXES })}</p>
      <TableOf
        key={application.id}
        application={application}
        machines={machines}
        onMachine={(id) => setParams({ [AXES]: id }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}

interface TableOfProps {
  application: Application;
  machines: readonly { value: string; label: string }[];
  onMachine: (id: string) => void;
}

/** The table of one kind of machine: what was pasted for another stays with that. */
function TableOf({ application, machines, onMachine }: TableOfProps): ReactNode {
  const { t } = useTranslation('sizing');
  const [typed, keep] = useStored(`view:axes ${application.id}`, typedTableOf);
  const results = useRef<HTMLElement>(null);
  const { judged, unit } = typed;
  // The rows are not drawn anew with every key in the text.
  const work = useMemo(() => ({ application, text: judged, unit }), [application, judged, unit]);
  return (
    <>
      <AxesForm
        application={application}
        machines={machines}
        onMachine={onMachine}
        text={typed.text}
        onText={(text) => keep({ ...typed, text })}
        onJudge={() => {
          keep({ ...typed, judged: typed.text });
          results.current?.focus();
        }}
        units={
          <Segments
            label={t('units.label')}
            value={typed.unit}
            options={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`units.${system}`) }))}
            onValue={(system) => keep({ ...typed, unit: UNIT_SYSTEMS.find((one) => one === system) ?? 'si' })}
          />
        }
      />
      <section ref={results} tabIndex={-1} className={styles.results} aria-label={t('results.title')}>
        {judged !== '' && <AxesView work={work} isOld={judged !== typed.text} />}
      </section>
    </>
  );
}
