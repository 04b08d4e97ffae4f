import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import en from '#modules/configurator/web/words/en.json' with { type: 'json' };
import zh from '#modules/configurator/web/words/zh-cn.json' with { type: 'json' };
import type { LoadContradiction } from '#product/quick-search/load-contradiction.ts';
import type { QuickPart, Unread } from '#product/quick-search/quick-reading.ts';
import { withoutPart } from '#product/quick-search/read-quick-search.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Icon } from '#web/ui/icons.tsx';
import { derivedFigures, fill, tellContradiction } from './contradiction-words.ts';
import { type LineReading, nameOf, sayPart } from './quick-reader.ts';
import styles from './quick-understood.module.css';

export interface QuickUnderstoodProps {
  reading: LineReading;
  /** The person takes a part off: the text without it. */
  onText: (text: string) => void;
}

const REASONS = ['unknown', 'again', 'other'] as const satisfies readonly Unread['why'][];
const WORDS = { 'zh-cn': zh.quick, en: en.quick };

/** What of a quick search was understood, each a chip that can be taken off, and what was not. */
export function QuickUnderstood({ reading, onText }: QuickUnderstoodProps): ReactNode {
  const { t, i18n } = useTranslation('web');
  const locale = localeOfInterface(i18n);
  const words = WORDS[locale];
  const say = (part: QuickPart) => sayPart(part, reading, { words, locale });
  const later = reading.unread.flatMap(({ text, field }) =>
    field === undefined ? [] : [`${text} (${nameOf(field, reading, locale)})`],
  );
  const left = (reason: Unread['why']) => reading.unread.filter(({ why }) => why === reason).map(({ text }) => text);
  const zero = left('zero');
  const { contradiction: found, derived } = reading;
  return (
    <>
      {reading.parts.length > 0 && (
        <ul className={styles.chips} aria-label={t('series.quick.understood')}>
          {reading.parts.map((part) => (
            <li key={`${part.at} ${part.text}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('series.quick.off', { part: say(part) })}
                onClick={() => onText(withoutPart(reading, part))}
              >
                {say(part)}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {reading.parts.length > 0 && (
        <p className={styles.later}>
          {words.line}
          {textIn(reading.line.title, locale)}
        </p>
      )}
      {found && <Contradiction found={found} onText={onText} />}
      {derived && <p className={styles.later}>{fill(words.derived, derivedFigures(derived))}</p>}
      {zero.length > 0 && <p className={styles.left}>{fill(words.zero, { list: listOfWords(zero, locale) })}</p>}
      {REASONS.map((reason) => {
        const list = left(reason).filter((text) => reason !== 'other' || text !== derived?.replaced);
        if (list.length === 0 || (found && reason === 'other')) return null;
        return (
          <p key={reason} className={styles.left}>
            {t(`series.quick.${reason}`, { list: listOfWords(list, locale) })}
          </p>
        );
      })}
      {later.length > 0 && (
        <p className={styles.later}>
          {words.later}
          {listOfWords(later, locale)}
        </p>
      )}
    </>
  );
}

/** That power, speed and torque do not go together, and what leaving out each of them comes to. */
function Contradiction({
  found,
  onText,
}: Pick<QuickUnderstoodProps, 'onText'> & { found: LoadContradiction }): ReactNode {
  const { i18n } = useTranslation('web');
  const { text, ways } = tellContradiction(found, localeOfInterface(i18n));
  return (
    <div className={styles.contradiction}>
      <p>{text}</p>
      <ul>
        {ways.map((way) => (
          <li key={way.name}>
            <button type="button" className={styles.chip} onClick={() => onText(way.without)}>
              {way.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
