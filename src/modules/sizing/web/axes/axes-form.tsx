import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unitOf } from '#modules/sizing/domain/core/figure-shown.ts';
import type { Application, InputDef } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import styles from './axes-by-table.module.css';
import { KnownColumns } from './known-columns.tsx';

interface AxesFormProps {
  application: Application;
  machines: readonly { value: string; label: string }[];
  onMachine: (id: string) => void;
  text: string;
  onText: (text: string) => void;
  onJudge: () => void;
  units: ReactNode;
}

/** The machine, and the table as it is pasted or typed. */
export function AxesForm(props: AxesFormProps): ReactNode {
  const { application, machines, onJudge, onMachine, onText, text, units } = props;
  const { t } = useTranslation('sizing');
  const [isEmpty, setEmpty] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') onJudge();
  }

  return (
    <form noValidate className={styles.form} aria-label={t('axes.title')} onSubmit={handleSubmit}>
      <div className={styles.choices}>
        <Field label={t('axes.machine')}>
          {(control) => <Select {...control} value={application.id} options={machines} onValue={onMachine} />}
        </Field>
        {units}
      </div>
      <Field label={t('axes.table')} hint={t('axes.hint')} error={isEmpty && text.trim() === '' && t('axes.empty')}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            className={styles.cells}
            placeholder={headOf(application, t('axes.nameColumn'))}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.foot}>
        <Button type="submit" look="primary">
          {t('axes.judge')}
        </Button>
        {text.trim() === '' && (
          <Button onClick={() => onText(`${headOf(application, t('axes.nameColumn'))}\n`)}>{t('axes.begin')}</Button>
        )}
      </div>
      <KnownColumns application={application} />
    </form>
  );
}

/** A first row to begin with: the name, and what is asked of this machine alone, with units. */
function headOf({ inputs }: Application, name: string): string {
  return [name, ...inputs.filter(isOfFirstKind(inputs)).map(headingOf)].join('\t');
}

/** Inputs of the variant that nobody has to choose. */
function isOfFirstKind(inputs: readonly InputDef[]): (input: InputDef) => boolean {
  return ({ when }) =>
    when === undefined ||
    inputs.some((other) => other.id === when.input && other.kind !== 'number' && other.def === when.is);
}

function headingOf(input: InputDef): string {
  const unit = input.kind === 'number' ? unitOf(input, 'si') : '';
  return unit === '' ? symbolOf(input.id) : `${symbolOf(input.id)} [${unit}]`;
}
