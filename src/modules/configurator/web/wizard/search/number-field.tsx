import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { isSized } from '#modules/configurator/domain/sized/sized-fields.ts';
import { SizingMark } from '#modules/configurator/web/wizard/sizing-mark.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import styles from './search-form.module.css';
import type { TypedNumbers } from './search-step.tsx';
import { ToleranceMenu } from './tolerance-menu.tsx';
import { useTolerance } from './use-tolerance.ts';

export interface NumberFieldProps {
  field: FieldDescription;
  typed: TypedNumbers;
  onTyped: (typed: TypedNumbers) => void;
}

/** A number of the search; usual values are offered while one types. */
export function NumberField({ field, typed, onTyped }: NumberFieldProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, words, asking, sized } = useWizardView();
  const name = field.id;
  const held = config.search[name];
  const standing = typeof held === 'number' ? held : numberOrNull(field.value);
  const value = typed[name] === undefined ? standing : typed[name];
  const usual = `usual-${field.id}`;
  const tolerance = useTolerance(name, value);

  function settle(): void {
    const { [name]: settled, ...others } = typed;
    if (settled === undefined) return;
    onTyped(others);
    if (settled !== held) asking.propose({ kind: 'search', field: name, value: settled }, field.id);
  }

  return (
    <div data-field={field.id}>
      <Field
        label={words.field(field.id)}
        hint={marked(
          tolerance.isChosen ? <TolerancePart text={tolerance.text} /> : hintOf(tolerance.text, field, words.locale),
          isSized(sized, field, config) && <SizingMark field={field} />,
        )}
        error={value !== null && value <= 0 && t('search.aboveZero')}
      >
        {(control) => (
          <NumberInput
            {...control}
            {...(field.def.unit === undefined ? {} : { unit: field.def.unit })}
            {...(field.options.length > 0 ? { list: usual } : {})}
            value={value ?? undefined}
            onValue={(number) => onTyped({ ...typed, [name]: number ?? null })}
            onBlur={settle}
            onKeyUp={(event) => event.key === 'Enter' && settle()}
          />
        )}
      </Field>
      {field.options.length > 0 && (
        <datalist id={usual}>
          {field.options.map(({ code }) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      )}
    </div>
  );
}

/** How far rows may lie from the figure; where nothing is to be said of that, what the field has to say of itself. */
function hintOf(tolerance: string | undefined, { def: { hint } }: FieldDescription, locale: Locale): ReactNode {
  return tolerance ?? (hint && <span className={styles.hint}>{textIn(hint, locale)}</span>);
}

/** Where there is nothing to be said of the field, it has no hint. */
function marked(hint: ReactNode, mark: ReactNode): ReactNode {
  if (!mark) return hint;
  return (
    <>
      {mark} {hint}
    </>
  );
}

/** From where to where rows are looked for, and by how much that is. */
function TolerancePart({ text }: { text: string | undefined }): ReactNode {
  return (
    <span className={styles.tolerance}>
      {text && <span>{text}</span>}
      <ToleranceMenu />
    </span>
  );
}

/** What stands in the field while the person has named nothing, such as the speed of a standard. */
function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
