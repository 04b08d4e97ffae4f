import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterDto } from '#modules/mail/contract.ts';
import { composeLetter, type Letter, type Paragraph } from '#modules/mail/domain/letter.ts';
import { sampleValues } from '#modules/mail/domain/placeholders.ts';
import { BRAND } from '#web/brand.ts';
import { HTML_LANG } from '#web/language/language.ts';
import styles from './letter-preview.module.css';

export interface LetterPreviewProps {
  /** The mail it is the text of. */
  of: Pick<LetterDto, 'locale' | 'name' | 'sample'>;
  letter: Letter;
}

/** A letter as its recipient will read it, filled with samples. */
export function LetterPreview({ of: { locale, name, sample }, letter }: LetterPreviewProps): ReactNode {
  const { t } = useTranslation('mail');
  const { subject, paragraphs } = composeLetter(letter, sampleValues({ sample }, BRAND));
  return (
    <article
      aria-label={t('templates.letter', { name, language: t(`web:language.${locale}`) })}
      lang={HTML_LANG[locale]}
      className={styles.letter}
    >
      <h3>{subject}</h3>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place
        <Text key={index} paragraph={paragraph} />
      ))}
    </article>
  );
}

function Text({ paragraph: { alone, pieces } }: { paragraph: Paragraph }): ReactNode {
  return (
    <p className={alone === 'code' ? styles.code : undefined}>
      {pieces.map(({ text, isLink }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
        <span key={index} className={isLink ? styles.link : undefined}>
          {text}
        </span>
      ))}
    </p>
  );
}
