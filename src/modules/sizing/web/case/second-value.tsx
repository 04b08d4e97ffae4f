import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { type SizingCase, withPair } from '#modules/sizing/domain/case/sizing-case.ts';
import { figureShown, unitOf } from '#modules/sizing/domain/core/figure-shown.ts';
import type { NumberInput as FigureDef } from '#modules/sizing/domain/core/model.ts';
import { PAIRS_MAX } from '#modules/sizing/domain/worst/pairs.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import styles from './case-form.module.css';

interface SecondValueProps {
  input: FigureDef;
  name: string;
  value: SizingCase;
  worst: WorstCase | undefined;
  onChange: (value: SizingCase) => void;
}

/** A second value of an input, such as of the empty machine: offered as a small button, and then a field of its own. */
export function SecondValue({ input, name, value, worst, onChange }: SecondValueProps): ReactNode {
  const { t } = useTranslation('sizing');
  const [isAsked, setAsked] = useState(value.pairs[input.id] !== undefined);
  const isThere = isAsked || value.pairs[input.id] !== undefined;
  const isFull = Object.keys(value.pairs).length >= PAIRS_MAX;
  if (!isThere && isFull) return null;
  if (!isThere) {
    return (
      <Button
        look="quiet"
        compact
        className={styles.offer}
        aria-label={t('second.addNamed', { name })}
        onClick={() => setAsked(true)}
      >
        {t('second.add')}
      </Button>
    );
  }
  return (
    <SecondField
      {...{ input, name, value, worst, onChange }}
      onRemoved={() => {
        setAsked(false);
        onChange(withPair(value, input.id, undefined));
      }}
    />
  );
}

function SecondField({ input, name, value, worst, onChange, onRemoved }: SecondValueProps & { onRemoved: () => void }) {
  const { t, i18n } = useTranslation('sizing');
  const told = worst?.refused.find((finding) => finding.input === input.id);
  const errorId = useId();
  const unit = unitOf(input, value.unit);
  return (
    <div className={styles.second}>
      <NumberInput
        aria-label={unit === '' ? t('second.valueOf', { name }) : t('second.valueIn', { name, unit })}
        aria-invalid={told ? true : undefined}
        aria-describedby={told ? errorId : undefined}
        autoFocus={value.pairs[input.id] === undefined}
        value={figureShown(input, { inputs: value.pairs, unit: value.unit })}
        {...(unit !== '' && { unit })}
        placeholder={t('second.label')}
        onValue={(figure) =>
          onChange(withPair(value, input.id, figure === undefined ? undefined : { value: figure, unit }))
        }
      />
      <IconButton icon="close" compact label={t('second.remove', { name })} onClick={onRemoved} />
      {told && (
        <p id={errorId} className={styles.refused}>
          {textIn(told.text, localeOfInterface(i18n))}
        </p>
      )}
    </div>
  );
}
