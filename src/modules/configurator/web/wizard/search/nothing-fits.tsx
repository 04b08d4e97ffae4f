import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { isBeyond } from '#lines/line-for-load.ts';
import { lineOf } from '#lines/line-of.ts';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { changeOfRelaxation } from '#modules/configurator/domain/explain/change-of-relaxation.ts';
import { TOLERANCE_PARAMETER } from '#modules/configurator/domain/rows/basic-type-query.ts';
import { AskEngineer } from '#modules/configurator/web/wizard/ask-engineer.tsx';
import { questionOfDemand } from '#modules/configurator/web/wizard/engineer-question.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { type RowSearchDef, requiredColumn, wireName } from '#product/column.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { factorName } from '#product/judgement/factor-name.ts';
import { exceeds } from '#product/rounding.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { BeyondLine, LinesFor, MeantTorque } from './beyond-line.tsx';
import { loadAsked } from './load-asked.ts';
import styles from './nothing-fits.module.css';
import { useSearchTolerance } from './tolerance.ts';

export type Limit = NonNullable<RowPage['relax']>;

/**
 * An empty answer names the one limit whose change brings most rows. For a load beyond the line nothing of this line helps: an
 * engineer does, or another line. Another line may also have the speed that is that limit.
 */
export function NothingFits({ relax, filter }: { relax: Limit | null; filter: Values }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const { line } = view.product.context;
  const load = loadAsked(line.rows, filter);
  const ours = lineOf(line.code);
  const beyond = ours !== undefined && isBeyond(ours, load) ? ours : undefined;
  const farSpeed = relax && beyond === undefined ? farSpeedOf(relax, filter, line.rows) : undefined;
  const isRelaxed = relax !== null && beyond === undefined && farSpeed === undefined;
  const isSpeedShort = relax !== null && line.rows.judged?.speed.some((id) => wireName(line.rows, id) === relax.field);
  const besides = beyond ?? (isSpeedShort ? ours : undefined);
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('search.empty')}
        next={
          <>
            {isRelaxed && <RelaxButton limit={relax} look="primary" />}
            <AskEngineer question={questionOfDemand(view, t)} look={isRelaxed ? 'plain' : 'primary'} />
            {besides && <LinesFor line={besides} load={load} />}
          </>
        }
      >
        {beyond ? (
          <BeyondLine line={beyond} load={load} />
        ) : (
          <>
            <MeantTorque load={load} /> <WhatHelps relax={relax} farSpeed={farSpeed} />
          </>
        )}
      </EmptyState>
    </div>
  );
}

/** What to do about an empty answer, or how far away the nearest drive is. */
function WhatHelps({ relax, farSpeed }: { relax: Limit | null; farSpeed: FieldId | undefined }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, product } = useWizardView();
  if (relax === null) {
    return t('search.relaxNone', { name: textIn(factorName(product.context.line.rows), words.locale) });
  }
  if (farSpeed === undefined) return t('search.relax');
  const value = words.value(farSpeed, String(relax.value));
  return t('search.farSpeed', { line: product.context.line.code, field: words.field(farSpeed), value });
}

/** A drive that turns at another speed by more than this share is another drive: that it exists is told, not advised. */
const FAR = 0.2;

/** The speed or ratio that would have to be another altogether; undefined where a nearer one, or something else, is the limit. */
function farSpeedOf({ field, value }: Limit, filter: Values, rows: RowSearchDef): FieldId | undefined {
  const isSpeed = rows.judged?.speed.some((id) => wireName(rows, id) === field);
  const asked = Number(filter[field] ?? 0);
  return isSpeed && asked > 0 && exceeds(Math.abs(Number(value) / asked - 1), FAR) ? field : undefined;
}

/** Whether it is the tolerance of the speed that is to be wider. */
export function isOfTolerance({ field }: Limit): boolean {
  return field === TOLERANCE_PARAMETER;
}

/** Beside near misses: the one limit to relax. What they lack is no other. */
export function RelaxBesides({ limit }: { limit: Limit }): ReactNode {
  const { t } = useTranslation('configurator');
  const { rows } = useWizardView().product.context.line;
  if (limit.field === requiredColumn(rows)?.id) return null;
  return (
    <div className={styles.besides}>
      <span>{t(isOfTolerance(limit) ? 'search.relaxTolerance' : 'search.relaxBesides')}</span>
      <RelaxButton limit={limit} look={isOfTolerance(limit) ? 'primary' : 'plain'} />
    </div>
  );
}

/** Takes the limit as it is relaxed. */
export function RelaxButton({ limit, look }: { limit: Limit; look: 'primary' | 'plain' }): ReactNode {
  const { asking, product } = useWizardView();
  const { take } = useSearchTolerance();
  const relaxed = () =>
    isOfTolerance(limit)
      ? take(Number(limit.value))
      : asking.propose(changeOfRelaxation(limit, product.context.line.search), BASIC_TYPE);
  return (
    <Button look={look} className={styles.relax} onClick={relaxed}>
      {limit.text}
    </Button>
  );
}
