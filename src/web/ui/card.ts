import styles from './card.module.css';

/** How what lies on the page as a sheet of its own looks; padding is its own. The first styles of the page: every other overrides it. */
export const cardClass = styles.card ?? '';
