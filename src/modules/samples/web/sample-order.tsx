import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentAddresses, DrawingRequest, TextField, useWizardView } from '#modules/configurator/web/public.ts';
import { REMARK, REQUIREMENTS, SPECIAL_WISHES } from '#product/configuration.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import styles from './sample-frame.module.css';
import { useSampleView } from './sample-view.ts';

const MOST = 9999;

/** What goes into the list with the sample: how many, what is noted, and what is required besides; the two are kept apart (spec 001 §3). */
export function SampleOrder(): ReactNode {
  const { t } = useTranslation(['samples', 'configurator']);
  const { state } = useWizardView();
  return (
    <section className={classes(cardClass, styles.card)} aria-labelledby="sample-order">
      <h2 id="sample-order">{t('item.order')}</h2>
      {state.lineId === null && <Quantity />}
      <TextField field={REMARK} lines={2} />
      <Requirements />
      <DrawingRequest />
      <DocumentAddresses />
    </section>
  );
}

/** How many of a new product are added; of a saved one the list says it. */
function Quantity(): ReactNode {
  const { t } = useTranslation('samples');
  const { quantity, setQuantity } = useSampleView();
  const [isRefused, setRefused] = useState(false);

  function take(value: number | undefined): void {
    const isSound = value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST;
    setRefused(!isSound);
    if (isSound) setQuantity(value);
  }

  return (
    <div className={styles.quantity}>
      <Field label={t('item.quantity')} error={isRefused && t('item.quantityRefused', { most: MOST, quantity })}>
        {(control) => (
          <NumberInput
            {...control}
            inputMode="numeric"
            step={1}
            value={quantity}
            onValue={take}
            onBlur={() => setRefused(false)}
          />
        )}
      </Field>
    </div>
  );
}

/** What is required beyond the sample: words of their own, without the tick that opens further ratings in the full configurator. */
function Requirements(): ReactNode {
  const { words, config, dispatch } = useWizardView();
  const [draft, setDraft] = useState<string>();

  function settle(): void {
    setDraft(undefined);
    if (draft === undefined || draft === config.texts[REQUIREMENTS]) return;
    dispatch({ type: 'change', change: { kind: 'write', field: REQUIREMENTS, text: draft } });
    if (draft.trim() === '' && config.values[SPECIAL_WISHES] !== undefined)
      dispatch({ type: 'change', change: { kind: 'clear', field: SPECIAL_WISHES } });
  }

  return (
    <div data-field={REQUIREMENTS}>
      <Field label={words.field(REQUIREMENTS)}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={4000}
            value={draft ?? config.texts[REQUIREMENTS]}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={settle}
          />
        )}
      </Field>
    </div>
  );
}
