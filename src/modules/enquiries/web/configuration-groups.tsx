import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedFigure } from '#modules/enquiries/domain/attached-configuration.ts';
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
  /** Under which title stands folded how the drive is mounted and fitted; left out, it stands open. */
  foldedAs?: string;
}

/** What goes with an enquiry, group by group: before it is sent, and for whoever answers it. */
export function ConfigurationGroups({ groups, heading, foldedAs }: ConfigurationGroupsProps): ReactNode {
  const told = groups.filter((group) => group.id !== 'open');
  const fitted = told.filter(({ id }) => FITTED.includes(id));
  const open = groups.find((group) => group.id === 'open');
  const fittings = <Fittings groups={fitted} heading={heading} />;
  return (
    <div className={styles.groups}>
      {told
        .filter((group) => !fitted.includes(group))
        .map((group) => (
          <Group key={group.id} group={group} heading={heading} />
        ))}
      {foldedAs === undefined || fitted.length === 0 ? fittings : <Fold title={foldedAs}>{fittings}</Fold>}
      {open && <OpenPoints points={open.points} />}
    </div>
  );
}

/** The groups that say how a drive is mounted and fitted. */
const FITTED: readonly FactGroup['id'][] = ['fittings', 'chosen', 'follows', 'standard'];

/** How the drive is mounted and fitted. Where it is not known how that came to stand nothing is said of the rest. */
function Fittings({ groups, heading }: { groups: readonly FactGroup[]; heading: Heading }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.id} group={group} heading={heading} />
      ))}
      {groups.some(({ id }) => id !== 'fittings') && <p className={styles.rest}>{t('configuration.rest')}</p>}
    </div>
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
