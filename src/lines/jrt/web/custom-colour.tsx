import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHexColour } from '#kernel/hex-colour.ts';
import { CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import { PromptPanel, useWizardView } from '#modules/configurator/web/public.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './custom-colour.module.css';

/** A colour of one's own: its hex value typed or picked from the browser's palette, or a RAL code the release knows. */
export function CustomColour(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words, asking } = useWizardView();
  const [draft, setDraft] = useState<string>();
  const held = config.extras[CUSTOM_COLOR] ?? '';
  const text = draft ?? held;
  const paints = product.context.fields.find(({ id }) => id === 'color')?.values ?? [];

  function take(typed: string): void {
    const hex = hexOf(typed, paints);
    setDraft(hex === undefined ? typed : undefined);
    if (hex !== undefined && hex !== held)
      asking.propose({ kind: 'extra', field: CUSTOM_COLOR, value: hex }, CUSTOM_COLOR);
  }

  const isUnreadable = draft !== undefined && draft.trim() !== '' && hexOf(draft, paints) === undefined;
  return (
    <div className={styles.colour} data-field={CUSTOM_COLOR}>
      <Field
        label={words.field(CUSTOM_COLOR)}
        required
        hint={t('colour.hint')}
        error={isUnreadable && t('colour.unreadable')}
      >
        {(control) => (
          <span className={styles.colourInputs}>
            <input
              type="color"
              aria-label={t('colour.palette')}
              value={isHexColour(held) ? held : '#7f8c94'}
              onChange={(event) => take(event.target.value)}
            />
            <TextInput
              {...control}
              placeholder="#2271b3"
              spellCheck={false}
              value={text}
              onChange={(event) => setDraft(event.target.value)}
              onBlur={(event) => take(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
            />
          </span>
        )}
      </Field>
      <PromptPanel at={CUSTOM_COLOR} />
    </div>
  );
}

function hexOf(typed: string, paints: readonly { code: string; swatch?: string }[]): string | undefined {
  const plain = typed.trim().toLowerCase();
  const hex = plain.startsWith('#') ? plain : `#${plain}`;
  if (isHexColour(hex)) return hex;
  const ral = plain.replace(/^ral\s*/, '');
  return paints.find(({ code }) => code.toLowerCase() === `ral${ral}`)?.swatch;
}
