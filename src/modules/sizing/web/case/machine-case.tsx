import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import { caseOf } from '#modules/sizing/domain/case/read-case.ts';
import { isComputed } from '#modules/sizing/domain/computed.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { holds } from '#modules/sizing/domain/core/read-inputs.ts';
import { energyNote } from '#modules/sizing/domain/energy-note.ts';
import { evaluateSizing, inputsOf } from '#modules/sizing/domain/sizing.ts';
import { worstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { KeepCase } from '#modules/sizing/web/cases/keep-case.tsx';
import { Drives } from '#modules/sizing/web/drives/drives.tsx';
import { pathOfAxes } from '#modules/sizing/web/machine-path.ts';
import { SiteMenu } from '#modules/sizing/web/sites/site-menu.tsx';
import { Reopened } from '#modules/sizing/web/sized/reopened.tsx';
import { SketchPicture } from '#modules/sizing/web/sketch/sketch-picture.tsx';
import { sizedDriveAt } from '#product/sizing-case.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Segments } from '#web/ui/segments.tsx';
import { askedOf } from './asked-of.ts';
import { CaseForm } from './case-form.tsx';
import styles from './machine-case.module.css';
import { Movers } from './movers.tsx';
import { ReportMenu } from './report-menu.tsx';
import { Results } from './results.tsx';
import { StepList } from './step-list.tsx';
import { useCase } from './use-case.ts';

interface MachineCaseProps {
  application: Application;
  /** Of its address. */
  caseKey: string;
}

/** One machine: what is known of it, and what follows, anew with every key. */
export function MachineCase({ application, caseKey }: MachineCaseProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const [value, change] = useCase(application, caseKey);
  const [params] = useSearchParams();
  const { search } = useLocation();
  // The address is soon the case's alone.
  const [drive] = useState(() => sizedDriveAt(search));
  const addressed = useMemo(() => caseOf(application, params), [application, params]);
  const [focused, setFocused] = useState<string>();
  const query = { application: application.id, ...value };
  const sizing = evaluateSizing(query);
  useTabDetail(textIn(application.name, locale));
  if (sizing === undefined) return null;
  const worst = worstCase(application, query, sizing);
  const inputs = inputsOf(application).filter(({ when }) => holds(when, sizing.chosen));
  return (
    <>
      <div className={styles.head}>
        <h2>{textIn(application.name, locale)}</h2>
        <Link to={PATHS.sizing}>{t('others')}</Link>
        <Link to={pathOfAxes(application.id)}>{t('axes.of')}</Link>
        <Segments
          label={t('units.label')}
          value={value.unit}
          options={UNIT_SYSTEMS.map((system) => ({ value: system, label: t(`units.${system}`) }))}
          onValue={(system) => change({ ...value, unit: UNIT_SYSTEMS.find((one) => one === system) ?? 'si' })}
        />
        <SiteMenu inputs={inputs} typed={value.inputs} onTyped={(typed) => change({ ...value, inputs: typed })} />
        <ReportMenu application={application} value={value} />
        <KeepCase asked={askedOf(application, value)} />
      </div>
      {drive && <Reopened drive={drive} />}
      <div className={styles.case}>
        <div className={styles.known}>
          <div className={classes(cardClass, styles.picture)}>
            <SketchPicture
              sketch={application.sketch}
              name={t('sketch', { machine: textIn(application.name, locale) })}
              shown={new Set(inputs.map(({ id }) => id))}
              focused={focused}
            />
          </div>
          <CaseForm
            application={application}
            inputs={inputs}
            sizing={sizing}
            worst={worst}
            value={value}
            onChange={change}
            onFocused={setFocused}
          />
        </div>
        <Results application={application} sizing={sizing} worst={worst} />
      </div>
      {isComputed(sizing, worst) && (
        <Drives application={application.id} value={addressed} energy={energyNote(sizing, value.inputs)} />
      )}
      <Movers application={application} address={params.toString()} />
      <StepList sizing={sizing} value={value} onChange={change} />
    </>
  );
}
