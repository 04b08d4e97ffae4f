import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asJrt } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { FIGURE_UNITS, type FigureKind, figure } from '#modules/configurator/web/format.ts';
import { CopyButton } from '#modules/configurator/web/wizard/copy-button.tsx';
import { OpenPointList } from '#modules/configurator/web/wizard/open-point-list.tsx';
import { WarningList } from '#modules/configurator/web/wizard/warning-notes.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { DrivePicture, pictureFor } from '#modules/drawings/web/public.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './summary.module.css';

/** The product as it stands: what it looks like, its type code, its figures, and what is still missing. */
export function Summary(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, description } = useWizardView();
  const isSettled = !description.openPoints.some(({ code: missing }) => missing === 'field-missing');
  const code = useMemo(
    () => (isSettled ? writeTypeCode(config, product.context, 'short') : null),
    [config, product, isSettled],
  );
  const picture = pictureOf(description);
  const row = asJrt(config).basicType;
  return (
    <div className={styles.summary}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <DrivePicture name={picture} title={t('summary.picture')} />
        </div>
      )}
      {code !== null && (
        <div className={styles.code}>
          <code>{code}</code>
          <CopyButton text={code} label={t('summary.copy')} />
        </div>
      )}
      {code === null && <p className={styles.none}>{t(row ? 'summary.noCode' : 'summary.none')}</p>}
      {row && <Figures row={row} />}
      <h3 className={styles.heading}>
        {description.isComplete ? (
          <Tag tone="fits">{t('summary.complete')}</Tag>
        ) : (
          t('summary.open', { count: description.openPoints.length })
        )}
      </h3>
      <OpenPointList />
      <WarningList />
    </div>
  );
}

/** The figures by which a drive is judged, the most telling first. */
const FIGURES: readonly FigureKind[] = ['outputSpeed', 'outputTorque', 'serviceFactor', 'motorPower', 'ratio', 'mass'];

export function Figures({ row }: { row: BasicType }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  return (
    <dl className={styles.figures}>
      {FIGURES.map((kind) => (
        <div key={kind}>
          <dt>
            {t(`figure.${kind}`)} <span className={styles.symbol}>{t(`symbol.${kind}`)}</span>
          </dt>
          <dd>
            {figure(kind, row[kind], words.locale)}
            <span className={styles.unit}>{FIGURE_UNITS[kind]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields that say what the drive looks like, the most telling first. */
const SHAPES = ['builtInType', 'gearboxModel', 'transmitTypes'] as const;

/** The picture of the most telling field that is settled. */
export function pictureOf({ steps, standing }: Description): string | undefined {
  const fields = steps.flatMap((step) => step.fields);
  const settled = SHAPES.flatMap((id) => {
    const value = fields.find((field) => field.id === id)?.value;
    const picture = value ? pictureFor(id, value, { gearboxModel: standing.gearboxModel ?? '' }) : undefined;
    return picture === undefined ? [] : [picture];
  });
  return settled[0];
}
