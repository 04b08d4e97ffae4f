import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ageOf } from '#modules/enquiries/domain/age-of.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';

/** How long an enquiry has been there, with the exact time behind it. */
export function EnquiryAge({ since }: { since: string }): ReactNode {
  const { t, i18n } = useTranslation('enquiries');
  const [now] = useState(() => Date.now());
  const { count, unit } = ageOf(since, now);
  return (
    <time dateTime={since} title={dateAndTime(since, localeOfInterface(i18n))}>
      {t(`age.${unit}`, { count })}
    </time>
  );
}
