import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { composeLetter, type Letter, type Paragraph } from '#modules/mail/domain/letter.ts';
import type { MailTemplate } from '#modules/mail/domain/mail-templates.ts';
import { sampleValues } from '#modules/mail/domain/placeholders.ts';
import { BRAND } from '#web/brand.ts';
import { HTML_LANG } from '#web/language/language.ts';
import styles from './letter-preview.module.css';

export interface LetterPreviewProps {
  template: MailTemplate;
  locale: Locale;
  letter: Letter;
}

/** A letter as its recipient will read it, filled with samples. */
export function LetterPreview({ template, locale, letter }: LetterPreviewProps): ReactNode {
  const { t } = useTranslation('mail');
  const { subject, paragraphs } = composeLetter(letter, sampleValues(template, BRAND));
  const name = t(`templates.name.${template}`);
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
