import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHexColour } from '#kernel/hex-colour.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { isCustomColour, printedColour, ralCode, swatchOf } from '#lines/shared/paint/ral.ts';
import { PromptPanel, useWizardView } from '#modules/configurator/web/public.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './custom-colour.module.css';

/** A colour of one's own: any RAL classic code, or a hex value typed or picked from the browser's palette. */
export function CustomColour(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, words, asking } = useWizardView();
  const [draft, setDraft] = useState<string>();
  const held = config.extras[CUSTOM_COLOR] ?? '';
  const text = draft ?? (isCustomColour(held) ? printedColour(held) : held);

  /** What cannot be read leaves no colour: the former one must not stand for what was typed in its place. */
  function take(typed: string): void {
    const read = readColour(typed);
    setDraft(read === undefined && typed.trim() !== '' ? typed : undefined);
    if ((read ?? '') === held) return;
    asking.propose({ kind: 'extra', field: CUSTOM_COLOR, value: read ?? null }, CUSTOM_COLOR);
  }

  const isUnreadable = draft !== undefined && draft.trim() !== '' && readColour(draft) === undefined;
  const isNumberAlone = held !== '' && swatchOf(held) === undefined;
  return (
    <div className={styles.colour} data-field={CUSTOM_COLOR}>
      <Field
        label={words.field(CUSTOM_COLOR)}
        required
        hint={isNumberAlone ? t('colour.numberAlone', { code: printedColour(held) }) : t('colour.hint')}
        error={isUnreadable && t('colour.unreadable')}
      >
        {(control) => (
          <span className={styles.colourInputs}>
            <input
              type="color"
              className={isNumberAlone ? styles.unknown : undefined}
              aria-label={t('colour.palette')}
              value={swatchOf(held) ?? '#7f8c94'}
              onChange={(event) => take(event.target.value)}
            />
            <TextInput
              {...control}
              placeholder="RAL 6018"
              spellCheck={false}
              autoComplete="off"
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

/** A RAL code as it is held, else a hex value with or without its sign; four digits are a RAL code. */
function readColour(typed: string): string | undefined {
  const plain = typed.trim().toLowerCase();
  const hex = plain.startsWith('#') ? plain : `#${plain}`;
  return ralCode(plain) ?? (isHexColour(hex) ? hex : undefined);
}
