import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_LANGUAGES, DownloadMenu } from '#modules/cart/web/public.ts';
import { type OpenQuoteDto, quoteRoutes } from '#modules/quotes/contract.ts';
import { paperFileName } from '#modules/quotes/domain/quote-paper.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import type { ButtonLook } from '#web/ui/button.tsx';

interface PaperMenuProps {
  quote: Pick<OpenQuoteDto, 'id' | 'number'>;
  /** Which version is printed, and what it is. */
  no: number;
  kind: OpenQuoteDto['versions'][number]['kind'];
  /** What it is called where that is not said around it. */
  label?: string;
  look?: ButtonLook;
}

/** Offers a version of a quote as PDF, in either language or both. */
export function PaperMenu({ quote: { id, number }, kind, no, label, look = 'quiet' }: PaperMenuProps): ReactNode {
  const { t } = useTranslation('quotes');
  const what = { no, kind: t(`history.kind.${kind}`) };
  return (
    <DownloadMenu
      compact
      label={label ?? t('paper.latest', what)}
      look={look}
      name={t('paper.named', what)}
      languages={DOCUMENT_LANGUAGES}
      started={t('paper.started')}
      download={async (language) => {
        const file = await download(quoteRoutes.paper, { params: { id, no: String(no) }, query: { language } });
        saveFile(file, paperFileName({ number, no }, language));
      }}
    />
  );
}
