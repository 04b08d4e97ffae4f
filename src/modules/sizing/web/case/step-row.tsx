import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { type Quantity, shownIn, unitIn } from '#modules/sizing/domain/core/units.ts';
import { CONFIDENCE_WORDS } from '#modules/sizing/domain/core/words.ts';
import type { SizingStep } from '#modules/sizing/domain/sizing.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './step-list.module.css';

interface StepRowProps {
  step: SizingStep;
  system: UnitSystem;
  given: Quantity | undefined;
  onGiven: (quantity: Quantity | undefined) => void;
}

/** One step: how it is computed, or that its value was given. */
export function StepRow({ step, system, given, onGiven }: StepRowProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const [isAsked, setAsked] = useState(false);
  const name = textIn(step.name, locale);
  const isKnown = isAsked || given !== undefined;
  return (
    <li className={styles.step}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {step.isGiven ? (
          <Tag tone="chosen">{t('steps.given')}</Tag>
        ) : (
          <Tag>{textIn(CONFIDENCE_WORDS[step.confidence], locale)}</Tag>
        )}
      </div>
      <div className={styles.texts}>
        <code>{step.formula}</code>
        {step.value !== null && <code>= {step.withNumbers}</code>}
        <strong>
          {step.shown === null || step.value === null
            ? step.notComputed && textIn(step.notComputed, locale)
            : `${step.symbol} = ${step.shown.text} ${step.shown.unit}`}
        </strong>
      </div>
      <div className={styles.given}>
        {isKnown ? (
          <GivenValue step={step} system={system} name={name} given={given} onGiven={onGiven} />
        ) : (
          <Button look="quiet" compact aria-label={t('steps.knowNamed', { name })} onClick={() => setAsked(true)}>
            {t('steps.know')}
          </Button>
        )}
        {isKnown && (
          <Button
            look="quiet"
            compact
            aria-label={t('steps.computeNamed', { name })}
            onClick={() => {
              setAsked(false);
              onGiven(undefined);
            }}
          >
            {t('steps.compute')}
          </Button>
        )}
      </div>
    </li>
  );
}

function GivenValue({ step, system, name, given, onGiven }: StepRowProps & { name: string }): ReactNode {
  const { t } = useTranslation('sizing');
  const unit = unitIn(system, step.unit);
  const shown = given && shownIn(system, given, step.unit);
  const value = shown && (shown === given ? shown.value : Number(shown.value.toPrecision(6)));
  return (
    <NumberInput
      aria-label={unit === '' ? t('steps.valueOf', { name }) : t('steps.valueIn', { name, unit })}
      autoFocus={given === undefined}
      value={value}
      {...(unit !== '' && { unit })}
      placeholder={step.shown?.text}
      onValue={(figure) => onGiven(figure === undefined ? undefined : { value: figure, unit })}
    />
  );
}
