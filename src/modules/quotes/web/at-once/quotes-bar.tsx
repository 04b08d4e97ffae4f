import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '#modules/cart/web/public.ts';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import {
  MOST_AT_ONCE,
  openTo,
  STEPS_AT_ONCE,
  type StepAtOnce,
  withPaper,
} from '#modules/quotes/domain/quotes-at-once.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { MarkActions, MarkBar, MarkNote } from '#web/lists/mark-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';

interface QuotesBarProps {
  marked: readonly ListedQuoteDto[];
  onAsk: (action: StepAtOnce) => void;
  onPrint: (language: DocumentLanguage) => void;
  onClear: () => void;
}

/** What can be done with the marked quotes: what is open to at least one of them. */
export function QuotesBar({ marked, onAsk, onPrint, onClear }: QuotesBarProps): ReactNode {
  const { t } = useTranslation('quotes');
  if (marked.length === 0) return null;
  const label = t('atOnce.label');
  const isTooMany = marked.length > MOST_AT_ONCE;
  const steps = STEPS_AT_ONCE.filter((action) => openTo(marked, action).length > 0);
  return (
    <MarkBar
      label={label}
      marked={t('atOnce.marked', { count: marked.length })}
      clear={t('atOnce.clear')}
      onClear={onClear}
    >
      {isTooMany && <MarkNote role="status">{t('atOnce.tooMany', { most: MOST_AT_ONCE })}</MarkNote>}
      <MarkActions label={label} disabled={isTooMany}>
        {steps.map((action) => (
          <Button key={action} compact look={action === 'withdraw' ? 'danger' : 'plain'} onClick={() => onAsk(action)}>
            {t(`atOnce.${action}`)}
          </Button>
        ))}
        {withPaper(marked).length > 0 && <PapersMenu disabled={isTooMany} onPrint={onPrint} />}
      </MarkActions>
    </MarkBar>
  );
}

/** The papers of the marked quotes as one zip, in either language or both; the reader's own first. */
function PapersMenu({ disabled, onPrint }: { disabled: boolean; onPrint: QuotesBarProps['onPrint'] }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const locale = localeOfInterface(i18n);
  const languages = [locale, ...DOCUMENT_LANGUAGES.filter((language) => language !== locale)];
  return (
    <MenuButton
      compact
      look="plain"
      label={t('atOnce.paper')}
      name={t('atOnce.paperNamed')}
      disabled={disabled}
      items={languages.map((language) => ({
        id: language,
        label: t(`atOnce.language.${language}`),
        onSelect: () => onPrint(language),
      }))}
    />
  );
}
