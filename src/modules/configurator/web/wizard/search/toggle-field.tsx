import type { ReactNode } from 'react';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { Segments } from '#web/ui/segments.tsx';
import styles from './search-form.module.css';

/** Two ways to ask for the same thing, and the field of the way that is taken. */
export function ToggleField({ field, children }: { field: FieldDescription; children: ReactNode }): ReactNode {
  const { words, asking, product } = useWizardView();
  const ways = product.context.line.search.toggles[field.id] ?? [];
  return (
    <div className={styles.toggled} data-field={field.id}>
      <Segments
        label={words.field(field.id)}
        value={field.value ?? ''}
        options={field.options.map(({ code, label }) => ({ value: code, label: textIn(label, words.locale) }))}
        onValue={(code) => {
          if (ways.includes(code)) asking.propose({ kind: 'searchBy', by: code }, field.id);
        }}
      />
      {children}
    </div>
  );
}
