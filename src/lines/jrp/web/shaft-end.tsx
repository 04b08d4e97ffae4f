import { type ReactNode, useState } from 'react';
import { textIn } from '#kernel/locale.ts';
import { isShaftEnd, SHAFT_END, SHAFT_END_LABEL } from '#lines/jrp/configuration.ts';
import { PromptPanel, useWizardView } from '#modules/configurator/web/public.ts';
import { text } from '#product/field.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const HINT = text('留空则按询价确认的轴伸供货。', 'Left empty, the shaft end is settled with the enquiry.');
const UNREADABLE = text('请按“直径x长度”填写，例如 140x250。', 'Write diameter x length, for example 140x250.');

/** The shaft end a customer asks for: no table says which a unit has, so it is asked for and confirmed with the enquiry. */
export function ShaftEnd(): ReactNode {
  const { config, words, asking } = useWizardView();
  const [draft, setDraft] = useState<string>();
  const held = config.extras[SHAFT_END] ?? '';

  /** What cannot be read leaves none: the former one must not stand for what was typed in its place. */
  function take(typed: string): void {
    const read = readShaftEnd(typed);
    setDraft(read === undefined && typed.trim() !== '' ? typed : undefined);
    if ((read ?? '') === held) return;
    asking.propose({ kind: 'extra', field: SHAFT_END, value: read ?? null }, SHAFT_END);
  }

  const isUnreadable = draft !== undefined && draft.trim() !== '' && readShaftEnd(draft) === undefined;
  return (
    <div data-field={SHAFT_END}>
      <Field
        label={textIn(SHAFT_END_LABEL, words.locale)}
        hint={textIn(HINT, words.locale)}
        error={isUnreadable && textIn(UNREADABLE, words.locale)}
      >
        {(control) => (
          <TextInput
            {...control}
            placeholder="140x250"
            spellCheck={false}
            autoComplete="off"
            value={draft ?? held}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={(event) => take(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
          />
        )}
      </Field>
      <PromptPanel at={SHAFT_END} />
    </div>
  );
}

/** `140 × 250` as it is held, `140x250`. */
function readShaftEnd(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[×*]/g, 'x').replace(/\s/g, '');
  return isShaftEnd(plain) ? plain : undefined;
}
