import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { FieldDescription, OptionDescription } from '#modules/configurator/domain/describe/describe.ts';
import { OptionPicture } from '#modules/drawings/web/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { OptionGroup, type OptionState, type OptionView } from './option-group.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { SizingMark } from './sizing-mark.tsx';
import { WarningNotes } from './warning-notes.tsx';
import { useFieldView } from './wizard-view.ts';

/**
 * One field of the release with its options, and what the wizard has to say about it. Pictures are shown where they tell
 * the options apart: more than half of them have one of their own. A field that says the same as before is not shown anew.
 */
export const FieldOptions = memo(function FieldOptions({ field }: { field: FieldDescription }): ReactNode {
  const { words, line, choose, optionNotes } = useFieldView();
  const toView = useOptionView();
  const notes = useSyncExternalStore(optionNotes.subscribe, () => optionNotes.get().get(field.id));
  const views = field.options.map((option) => ({ ...toView(field, option), extraNote: notes?.[option.code] }));
  const names = new Set(views.flatMap(({ picture }) => picture ?? []));
  return (
    <OptionGroup
      field={field.id}
      legend={words.field(field.id)}
      unit={field.def.unit}
      hint={field.def.hint && textIn(field.def.hint, words.locale)}
      many={field.def.kind === 'multi'}
      mark={
        <>
          <FieldMark field={field} />
          <SizingMark field={field} />
        </>
      }
      options={views.map(({ picture, ...view }) =>
        names.size * 2 > views.length && picture !== undefined
          ? {
              ...view,
              picture: <OptionPicture line={line} name={picture} />,
            }
          : view,
      )}
      onChoose={(code, show) => {
        const option = field.options.find((one) => one.code === code);
        if (option) choose(field, option, show);
      }}
    >
      <WarningNotes at={[field.id]} />
      <PromptPanel at={field.id} />
    </OptionGroup>
  );
});

function FieldMark({ field }: { field: FieldDescription }): ReactNode {
  const { t } = useTranslation('configurator');
  const { choose } = useFieldView();
  if (field.isOpen) return <Tag>{t('field.open')}</Tag>;
  if (field.isRestored) {
    const standard = field.options.find(({ code }) => code === field.value);
    return (
      <>
        <Tag tone="near">{t('field.restored')}</Tag>
        {standard && (
          <Button look="quiet" compact onClick={() => choose(field, standard)}>
            {t('field.confirm')}
          </Button>
        )}
      </>
    );
  }
  return field.isPreset ? <Tag>{t('field.preset')}</Tag> : null;
}

/** The states that need a word beside their look. */
const SAID_STATES: readonly string[] = ['implied', 'default', 'excluded'];

interface NamedView extends Omit<OptionView, 'picture'> {
  /** The name of its picture. */
  readonly picture: string | undefined;
}

function useOptionView(): (field: FieldDescription, option: OptionDescription) => NamedView {
  const { t } = useTranslation('configurator');
  const { words, pictureOf } = useFieldView();
  return (field, option) => {
    const state = shownState(field, option);
    const picture = pictureOf(field.def.kind === 'multi' ? option.variable : field.id, option.code);
    return {
      code: option.code,
      label: textIn(option.label, words.locale),
      note: option.note && textIn(option.note, words.locale),
      swatch: option.swatch,
      picture,
      state,
      stateText: SAID_STATES.includes(state) ? t(`option.${state}`) : '',
    };
  };
}

/** What stands in a field because nothing else can once the defaults hold is marked as such. */
function shownState({ value }: FieldDescription, option: OptionDescription): OptionState {
  return option.state === 'available' && option.code === value ? 'implied' : option.state;
}
