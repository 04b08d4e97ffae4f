import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import card from '#modules/configurator/web/wizard/card.module.css';
import { CopyButton } from '#modules/configurator/web/wizard/copy-button.tsx';
import { AcceptedNote } from '#modules/configurator/web/wizard/demand/accepted-note.tsx';
import { CheckedDemand } from '#modules/configurator/web/wizard/demand/checked-demand.tsx';
import { CompleteTag } from '#modules/configurator/web/wizard/demand/complete-tag.tsx';
import { ProductPicture } from '#modules/configurator/web/wizard/product-picture.tsx';
import { RowFigures } from '#modules/configurator/web/wizard/row-figures.tsx';
import { useStated } from '#modules/configurator/web/wizard/use-stated.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './hero.module.css';

/** The product at a glance: its type code, its picture and its figures. It is added to the list by the bar below, which stays in view (ADR 43). */
export function Hero(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, actions, price } = useWizardView();
  if (config.basicType === null) return null;
  return (
    <section className={classes(card.card, styles.hero)} aria-label={t('overview.typeCode')}>
      <div className={styles.head}>
        <Codes />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.product}>
        <ProductPicture className={styles.picture} />
        <div className={styles.told}>
          <RowFigures row={config.basicType} className={styles.figures ?? ''} />
          <GlanceFacts />
          <CheckedDemand />
          <AcceptedNote />
          {price?.whole}
        </div>
      </div>
    </section>
  );
}

/** What the drive is supplied with and stands up to, as far as it applies. */
function GlanceFacts(): ReactNode {
  const { product, description, words } = useWizardView();
  const { glance = [] } = product.context.line;
  const fields = description.steps.flatMap((step) => step.fields);
  const stated = useStated();
  const told = glance.flatMap((id) => {
    const { value = null } = fields.find((field) => field.id === id) ?? {};
    return value === null ? [] : [{ id, value }];
  });
  if (told.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {told.map(({ id, value }) => (
        <div key={id}>
          <dt>{words.field(id)}</dt>
          <dd className={styles.fact}>{stated(id, words.value(id, value))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The short code as on the nameplate and the full one that says every choice: to be copied once nothing is open. */
function Codes(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, description } = useWizardView();
  const { isComplete } = description;
  const [short, full] = useMemo(
    () => [
      writeTypeCode(config, product.context, isComplete ? 'short' : 'so-far'),
      isComplete ? writeTypeCode(config, product.context, 'full') : null,
    ],
    [config, product, isComplete],
  );
  return (
    <div className={styles.codes}>
      <p className={styles.caption}>
        {t(isComplete ? 'overview.typeCode' : 'overview.codeSoFar')} {isComplete && <CompleteTag />}
      </p>
      <div className={styles.code}>
        <code>{short}</code>
        {isComplete && short !== null && <CopyButton text={short} label={t('summary.copy')} />}
      </div>
      {full !== null && full !== short && (
        <div className={styles.full}>
          <span className={styles.caption}>{t('overview.fullCode')}</span>
          <code>{full}</code>
          <CopyButton text={full} label={t('overview.copyFull')} />
        </div>
      )}
    </div>
  );
}
