import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenOrderLineDto } from '#modules/orders/contract.ts';
import { modelTold } from '#modules/orders/web/line-told.ts';
import { Button } from '#web/ui/button.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { StepFieldsProps } from './head-fields.tsx';
import styles from './order-page.module.css';
import type { LineField } from './step-forms.ts';
import { lineFault, type TypedStep } from './typed-step.ts';

/** What is said of each line that a step can be about. */
export function LineFields({ form, isTried, lines, onType, typed }: StepFieldsProps): ReactNode {
  const { t } = useTranslation('orders');
  const asked = lines.filter(form.isOf);

  function type(line: OpenOrderLineDto, name: string, text: string): void {
    const { itemNumber } = line;
    onType({ ...typed, lines: { ...typed.lines, [itemNumber]: { ...typed.lines[itemNumber], [name]: text } } });
  }

  /** The same field of every line. */
  function fillIn(field: LineField, textOf: (line: OpenOrderLineDto) => string): void {
    const filled = asked.map((line) => [
      line.itemNumber,
      { ...typed.lines[line.itemNumber], [field.name]: textOf(line) },
    ]);
    onType({ ...typed, lines: { ...typed.lines, ...Object.fromEntries(filled) } });
  }

  return (
    <>
      {form.fields
        .filter(({ name }) => name === 'pieces')
        .map((field) => (
          <span key={field.name}>
            <Button look="plain" compact onClick={() => fillIn(field, (line) => String(field.most?.(line) ?? 0))}>
              {t('step.fillIn')}
            </Button>
          </span>
        ))}
      {asked.length > 1 &&
        form.fields
          .filter(({ kind }) => kind === 'day')
          .map((field) => (
            <DayOfAll key={field.name} {...{ field, typed, asked }} onDay={(day) => fillIn(field, () => day)} />
          ))}
      {asked.map((line) => (
        <fieldset key={line.id} className={styles.group}>
          <legend>{t('step.line', { itemNumber: line.itemNumber, model: modelTold(line) })}</legend>
          <div className={styles.fields}>
            {form.fields.map((field) => (
              <OneField
                key={field.name}
                {...{ field, line, isTried }}
                text={typed.lines[line.itemNumber]?.[field.name] ?? ''}
                onType={(text) => type(line, field.name, text)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface DayOfAllProps {
  field: LineField;
  typed: TypedStep;
  asked: readonly OpenOrderLineDto[];
  onDay: (day: string) => void;
}

/** One day for every line, where they have none or the same; each can have another below. */
function DayOfAll({ asked, field, onDay, typed }: DayOfAllProps): ReactNode {
  const { t } = useTranslation('orders');
  const days = new Set(asked.map(({ itemNumber }) => typed.lines[itemNumber]?.[field.name] ?? ''));
  const [only = ''] = days.size === 1 ? days : [];
  return (
    <Field label={t('step.dayOfAll')}>
      {(control) => <DayInput {...control} label={t('step.dayOfAll')} value={only} onValue={onDay} />}
    </Field>
  );
}

interface OneFieldProps {
  field: LineField;
  line: OpenOrderLineDto;
  text: string;
  isTried: boolean;
  onType: (text: string) => void;
}

function OneField({ field, isTried, line, onType, text }: OneFieldProps): ReactNode {
  const { t } = useTranslation('orders');
  const { isNeeded = false, kind, most, name } = field;
  const fault = isTried ? lineFault(field, text, line) : undefined;
  const label = t(`step.field.${name}`);
  return (
    <Field
      label={label}
      required={isNeeded}
      hint={name === 'pieces' && t('step.atMost', { most: most?.(line) ?? 0 })}
      error={fault && t(`step.fault.${fault}`, { most: most?.(line) ?? 0 })}
    >
      {(control) =>
        kind === 'day' ? (
          <DayInput {...control} label={label} value={text} onValue={onType} />
        ) : (
          <TextInput
            {...control}
            maxLength={kind === 'count' ? 6 : 60}
            {...(kind === 'count' && { inputMode: 'numeric' as const })}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}
