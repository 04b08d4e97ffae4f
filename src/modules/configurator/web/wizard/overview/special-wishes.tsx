import type { ReactNode } from 'react';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import { PromptPanel } from '#modules/configurator/web/wizard/prompt-panel.tsx';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import styles from './overview-step.module.css';
import { TextField } from './text-field.tsx';

/** The tick "special wishes", and once it is set the words that belong to it. */
export function SpecialWishes({ field }: { field: FieldDescription }): ReactNode {
  const { words, asking, description, product } = useWizardView();
  const needed = product.context.line.wishesNeeded?.(description.standing);
  const isOn = field.value === 'yes';
  return (
    <div data-field={field.id}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => {
            const option = field.options.find(({ code }) => code === (isOn ? 'no' : 'yes'));
            if (option) asking.choose(field, option);
          }}
        />
        {words.field(field.id)}
      </label>
      <PromptPanel at={field.id} />
      {needed && !isOn && <p className={styles.needed}>{textIn(needed, words.locale)}</p>}
      {isOn && (
        <TextField
          field="customizedRequirements"
          required
          lines={4}
          {...(needed && { hint: textIn(needed, words.locale) })}
        />
      )}
    </div>
  );
}
