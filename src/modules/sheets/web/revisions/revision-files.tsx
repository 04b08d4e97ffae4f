import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_LANGUAGES, DownloadMenu } from '#modules/cart/web/public.ts';
import { type RevisionDto, sheetFileRoutes } from '#modules/sheets/contract.ts';
import { sheetFileName } from '#modules/sheets/domain/sheet-paper.ts';
import styles from '#modules/sheets/web/sheets.module.css';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';

/** The two files a revision is had as, each with its ending. */
const FILES = [
  { name: 'paper', ending: 'pdf' },
  { name: 'table', ending: 'xlsx' },
] as const;

/** Offers a revision as PDF and as Excel, in either language or both. */
export function RevisionFiles({
  body,
  id,
}: {
  id: string;
  body: Pick<RevisionDto['body'], 'number' | 'no'>;
}): ReactNode {
  const { t } = useTranslation('sheets');
  const { no } = body;
  return (
    <div className={styles.steps}>
      {FILES.map(({ ending, name }) => (
        <DownloadMenu
          key={name}
          compact
          label={t(`file.${name}`)}
          name={t(`file.${name}Named`, { no })}
          languages={DOCUMENT_LANGUAGES}
          started={t('file.started')}
          download={async (language) => {
            const input = { params: { id, no: String(no) }, query: { language } };
            saveFile(await download(sheetFileRoutes[name], input), sheetFileName(body, language, ending));
          }}
        />
      ))}
    </div>
  );
}
