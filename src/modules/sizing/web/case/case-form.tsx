import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { type SizingCase, withInput } from '#modules/sizing/domain/case/sizing-case.ts';
import type { Application, InputDef, InputGroup } from '#modules/sizing/domain/core/model.ts';
import type { TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { type Sizing, wordsIn } from '#modules/sizing/domain/sizing.ts';
import { isPairable } from '#modules/sizing/domain/worst/pairs.ts';
import type { WorstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './case-form.module.css';
import { ChoiceField, SwitchField } from './choice-fields.tsx';
import { FigureField } from './figure-field.tsx';
import { MassesField } from './masses-field.tsx';
import { SecondValue } from './second-value.tsx';

const GROUPS: readonly InputGroup[] = ['load', 'motion', 'transmission', 'site', 'duty'];

interface CaseFormProps {
  application: Application;
  /** Those of what is chosen. */
  inputs: readonly InputDef[];
  sizing: Sizing;
  worst: WorstCase | undefined;
  value: SizingCase;
  onChange: (value: SizingCase) => void;
  onFocused: (id: string | undefined) => void;
}

/** What is known of a machine, by what it is about. */
export function CaseForm({ inputs, onFocused, ...rest }: CaseFormProps): ReactNode {
  const { t } = useTranslation('sizing');
  const groups = GROUPS.map((group) => ({ group, own: inputs.filter((input) => input.group === group) }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => onFocused(target.closest<HTMLElement>('[data-input]')?.dataset.input)}
      onBlur={() => onFocused(undefined)}
    >
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <fieldset key={group} className={classes(cardClass, styles.group)}>
            <legend>{t(`groups.${group}`)}</legend>
            {own.map((input) => (
              <div key={input.id} className={styles.input} data-input={input.id}>
                <InputField input={input} {...rest} />
              </div>
            ))}
          </fieldset>
        ))}
    </form>
  );
}

type InputFieldProps = Omit<CaseFormProps, 'inputs' | 'onFocused'> & { input: InputDef };

function InputField({ input, application, sizing, worst, value, onChange }: InputFieldProps): ReactNode {
  const { i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  const words = wordsIn(application, input.id);
  const name = words === undefined ? input.id : textIn(words.name, locale);
  const help = words === undefined ? '' : textIn(words.help, locale);
  const chosen = sizing.chosen[input.id];
  const take = (typed: TypedInput | undefined) => onChange(withInput(value, input.id, typed));
  switch (input.kind) {
    case 'number':
      return (
        <FigureField
          {...{ input, name, help, sizing, value }}
          onValue={take}
          second={isPairable(input) && <SecondValue {...{ input, name, value, worst, onChange }} />}
        />
      );
    case 'choice':
      return <ChoiceField input={input} name={name} help={help} chosen={String(chosen)} onValue={take} />;
    case 'switch':
      return <SwitchField name={name} help={help} isOn={chosen === true} onValue={take} />;
    case 'masses':
      return <MassesField name={name} help={help} masses={Array.isArray(chosen) ? chosen : []} onValue={take} />;
  }
}
