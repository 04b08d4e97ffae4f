import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import { baseText, figureShown, unitOf } from '#modules/sizing/domain/core/figure-shown.ts';
import type { NumberInput as FigureDef } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import type { Sizing } from '#modules/sizing/domain/sizing.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './case-form.module.css';
import { UsualValues } from './usual-values.tsx';

interface FigureFieldProps {
  input: FigureDef;
  name: string;
  help: string;
  sizing: Sizing;
  value: SizingCase;
  onValue: (typed: TypedInput | undefined) => void;
  /** Its second value, or what offers it. */
  second: ReactNode;
}

/** A figure with its unit, its range, and what stands where it is left empty. */
export function FigureField({ input, name, help, sizing, value, onValue, second }: FigureFieldProps): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const { id, min, max, table } = input;
  const unit = unitOf(input, value.unit);
  const told = sizing.checks.find((check) => check.input === id && check.level === 'block');
  // What is left empty has its default, or what follows for it from others.
  const without = value.inputs[id] === undefined ? (sizing.values[id] ?? input.def) : input.def;
  const range = `${baseText(input, value.unit, min)} … ${baseText(input, value.unit, max)} ${unit}`.trim();
  return (
    <>
      <Field
        label={
          <>
            {name} <span className={styles.symbol}>{symbolOf(id)}</span>
            {unit !== '' && <VisuallyHidden>{t('inUnit', { unit })}</VisuallyHidden>}
          </>
        }
        hint={t('hint', { help, range })}
        error={told && textIn(told.text, localeOfInterface(i18n))}
        required={sizing.missing.includes(id)}
      >
        {(control) => (
          <NumberInput
            {...control}
            value={figureShown(input, value)}
            {...(unit !== '' && { unit })}
            placeholder={without === undefined ? undefined : baseText(input, value.unit, without)}
            onValue={(figure, text) => onValue(typedFigure(figure, text, unit))}
          />
        )}
      </Field>
      <div className={styles.beside}>
        {table && (
          <UsualValues table={table} unit={input.unit} typed={value.inputs[id]} name={name} onValue={onValue} />
        )}
        {second}
      </div>
    </>
  );
}

/** What was typed; what is no number is no empty field either, so that nothing is computed with what stands there usually. */
function typedFigure(figure: number | undefined, text: string, unit: string): TypedInput | undefined {
  if (figure === undefined && text.trim() === '') return undefined;
  return { value: figure ?? Number.NaN, unit };
}
