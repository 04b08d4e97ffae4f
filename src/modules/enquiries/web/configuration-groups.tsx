import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskedFigure, BY_WHOM } from '#modules/enquiries/domain/attached-configuration.ts';
import type { ConfigurationGroup } from '#modules/enquiries/domain/configuration-groups.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './configuration-groups.module.css';

type FactGroup = Exclude<ConfigurationGroup, { id: 'open' }>;
type Heading = 'h3' | 'h4';

export interface ConfigurationGroupsProps {
  groups: readonly ConfigurationGroup[];
  /** The level their headings stand on. */
  heading: Heading;
  /** Under which title the drive stands folded; left out, it stands open. */
  foldedAs?: string;
}

/** What goes with an enquiry, group by group: before it is sent, and for whoever answers it. */
export function ConfigurationGroups({ groups, heading, foldedAs }: ConfigurationGroupsProps): ReactNode {
  const told = groups.filter((group) => group.id !== 'open');
  const folded = foldedAs === undefined ? [] : told.filter(({ id }) => OF_DRIVE.includes(id));
  const open = groups.find((group) => group.id === 'open');
  return (
    <div className={styles.groups}>
      <FactGroups groups={told.filter((group) => !folded.includes(group))} heading={heading} />
      {foldedAs !== undefined && folded.length > 0 && (
        <Fold title={foldedAs}>
          <div className={styles.groups}>
            <FactGroups groups={folded} heading={heading} />
          </div>
        </Fold>
      )}
      {open && <OpenPoints points={open.points} />}
    </div>
  );
}

/** The groups in which it is known how everything came to stand, and those that tell the drive at length. */
const SORTED: readonly FactGroup['id'][] = BY_WHOM;
const OF_DRIVE: readonly FactGroup['id'][] = ['drive', 'fittings', ...SORTED];

function FactGroups({ groups, heading }: { groups: readonly FactGroup[]; heading: Heading }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <>
      {groups.map((group) => (
        <Group key={group.id} group={group} heading={heading} />
      ))}
      {groups.some(({ id }) => SORTED.includes(id)) && <p className={styles.rest}>{t('configuration.rest')}</p>}
    </>
  );
}

function Group({ group, heading: Heading }: { group: FactGroup; heading: Heading }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <section>
      <Heading className={styles.heading}>{t(`configuration.${group.id}`)}</Heading>
      <Facts facts={group.facts} />
    </section>
  );
}

/** In columns: a dozen facts under one another would bury the question. */
function Facts({ facts }: { facts: readonly AskedFigure[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is open: nobody takes it for chosen, nor for standard. */
function OpenPoints({ points }: { points: readonly string[] }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <section>
      <Tag tone="near">{t('configuration.toChoose')}</Tag>
      <ul className={styles.open}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
