import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import styles from '#modules/sheets/web/sheets.module.css';
import { useSheetStep } from '#modules/sheets/web/use-sheet-step.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { AddConfigurations } from './add-configurations.tsx';
import { DraftItem } from './draft-item.tsx';
import { LinkFields } from './link-fields.tsx';
import { editOf, isNoQuantity, type TypedDraft, typedOf } from './typed-draft.ts';

interface SheetDraftProps {
  sheet: OpenSheetDto;
  /** Told whenever something is typed, whether it differs from what is saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

type Draft = NonNullable<OpenSheetDto['draft']>;

/** What is worked on, to be changed by whoever made it and read by whoever else sees it; nothing where nothing is worked on. */
export function SheetDraft({ onUnsaved, sheet }: SheetDraftProps): ReactNode {
  const { draft } = sheet;
  if (draft === null) return null;
  const mayEdit = sheet.abilities.some(({ action }) => action === 'edit');
  return mayEdit ? <DraftForm {...{ draft, onUnsaved, sheet }} /> : <ReadDraft draft={draft} no={sheet.no} />;
}

function DraftForm({ draft, onUnsaved, sheet }: SheetDraftProps & { draft: Draft }): ReactNode {
  const { t } = useTranslation('sheets');
  const [typed, setTyped] = useState<TypedDraft>(() => typedOf(sheet, draft));
  const [isTried, setTried] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const stepping = useSheetStep(sheet);
  const isUnsaved = JSON.stringify(typed) !== JSON.stringify(typedOf(sheet, draft));

  function change(changes: Partial<TypedDraft>): void {
    const next = { ...typed, ...changes };
    setTyped(next);
    onUnsaved(JSON.stringify(next) !== JSON.stringify(typedOf(sheet, draft)));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    flushSync(() => setTried(true));
    focusFirstFault(event.currentTarget);
    if (stepping.isPending || typed.items.some(({ quantity }) => isNoQuantity(quantity))) return;
    stepping.mutate({ action: 'edit', by: ({ edit }) => edit(editOf(typed, draft)) });
  }

  return (
    <form className={styles.part} noValidate aria-labelledby="sheet-draft" onSubmit={handleSubmit}>
      <h2 id="sheet-draft">{t('draft.title', { no: sheet.no })}</h2>
      <div className={styles.fields}>
        <Field label={t('fact.title')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={typed.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <LinkFields sheet={sheet} typed={typed} onChange={change} />
      </div>
      <Field label={t('draft.remark')}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={2000}
            value={typed.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
        )}
      </Field>
      <ol className={styles.items} aria-label={t('draft.items')}>
        {typed.items.map((item) => (
          <DraftItem
            key={item.itemNo}
            item={draft.items.find(({ itemNo }) => itemNo === item.itemNo)}
            typed={item}
            isTried={isTried}
            isLast={typed.items.length === 1}
            onChange={(changed) =>
              change({ items: typed.items.map((one) => (one.itemNo === changed.itemNo ? changed : one)) })
            }
            onRemove={() => change({ items: typed.items.filter(({ itemNo }) => itemNo !== item.itemNo) })}
          />
        ))}
      </ol>
      <FormFailure>{stepping.isError ? failureText(stepping.error, t) : undefined}</FormFailure>
      <div className={styles.steps}>
        <Button type="submit" look={isUnsaved ? 'primary' : 'plain'} disabled={!isUnsaved} busy={stepping.isPending}>
          {t('draft.save')}
        </Button>
        <span className={styles.step}>
          <Button disabled={isUnsaved} onClick={() => setAdding(true)}>
            {t('draft.add')}
          </Button>
          {isUnsaved && <small>{t('step.refusal.unsaved')}</small>}
        </span>
      </div>
      {isAdding && <AddConfigurations sheet={sheet} onClose={() => setAdding(false)} />}
    </form>
  );
}

function ReadDraft({ draft: { items, remark }, no }: { draft: Draft; no: number }): ReactNode {
  const { t } = useTranslation('sheets');
  return (
    <section className={styles.part} aria-labelledby="sheet-draft">
      <h2 id="sheet-draft">{t('draft.title', { no })}</h2>
      {remark !== '' && <p className={styles.text}>{remark}</p>}
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.itemNo} className={styles.item}>
            <b>{t('item.named', { no: item.itemNo, product: item.productName })}</b>
            <span className={styles.code}>{item.fullTypeCode}</span>
            <span>{t('item.quantity', { count: item.quantity })}</span>
            {item.remark !== '' && <span className={styles.text}>{item.remark}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
