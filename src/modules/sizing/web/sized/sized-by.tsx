import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import { NO_LONGER_HOLDS, sizingName } from '#modules/sizing/domain/sized-drive-words.ts';
import { MACHINE } from '#modules/sizing/web/machine-path.ts';
import { addressOfSized, type SizedDrive } from '#product/sizing-case.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { recheckQuery } from './recheck-query.ts';
import styles from './sized-by.module.css';

/** The sizing a drive comes from, as the way back to its case; where the product data were changed and the drive does its work no more, with the reason. */
export function SizedBy({ drive }: { drive: SizedDrive }): ReactNode {
  const { i18n } = useTranslation();
  const locale = localeOfInterface(i18n);
  const { data } = useQuery(recheckQuery(drive, locale));
  const machine = new URLSearchParams(drive.case).get(MACHINE) ?? '';
  return (
    <span>
      <Link to={`${PATHS.sizing}?${addressOfSized(drive)}`} className={styles.link}>
        {textIn(sizingName(machine), locale)}
      </Link>
      {data?.holds === false && (
        <>
          {' '}
          <Tag tone="refused">{textIn(NO_LONGER_HOLDS, locale)}</Tag> <small>{data.reason}</small>
        </>
      )}
    </span>
  );
}
