import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MarkedText } from '#web/search/marked-text.tsx';
import { type ManualElement, type ManualNode, pathOfPage, wordsOf } from './manual.ts';
import styles from './manual-page.module.css';

export interface ManualNodesProps {
  nodes: readonly ManualNode[];
  /** What somebody looked for, marked wherever it stands. */
  terms: readonly string[];
}

/** Pieces of a page of the manual. */
export function ManualNodes({ nodes, terms }: ManualNodesProps): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes the order of its pieces
  return nodes.map((node, index) => <ManualPiece key={index} node={node} terms={terms} />);
}

function ManualPiece({ node, terms }: { node: ManualNode; terms: readonly string[] }): ReactNode {
  if (typeof node === 'string') return <MarkedText text={node} terms={terms} />;
  switch (node.tag) {
    case 'h2':
    case 'h3':
      return <Heading node={node} terms={terms} />;
    case 'img':
      return <Picture node={node} />;
    case 'a':
      return (
        <Link to={addressOf(node.to ?? '')}>
          <ManualNodes nodes={node.children} terms={terms} />
        </Link>
      );
    case 'aside':
      return (
        <div role="note" className={styles.note}>
          <ManualNodes nodes={node.children} terms={terms} />
        </div>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its frame, by keyboard too
        <section className={styles.tableFrame} aria-label={tableName(node)} tabIndex={0}>
          <table>
            <ManualNodes nodes={node.children} terms={terms} />
          </table>
        </section>
      );
    default:
      return createElement(
        node.tag,
        node.tag === 'th' ? { scope: 'col' } : null,
        <ManualNodes nodes={node.children} terms={terms} />,
      );
  }
}

function Heading({ node, terms }: { node: ManualElement; terms: readonly string[] }): ReactNode {
  const { t } = useTranslation('manual');
  return (
    <div className={styles.heading}>
      {createElement(node.tag, { id: node.id, tabIndex: -1 }, <ManualNodes nodes={node.children} terms={terms} />)}
      <Link to={`#${node.id}`} className={styles.anchor} aria-label={t('anchor', { heading: wordsOf(node) })}>
        #
      </Link>
    </div>
  );
}

function Picture({ node: { src, alt, width, height } }: { node: ManualElement }): ReactNode {
  return (
    <figure className={styles.picture}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      <figcaption aria-hidden="true">{alt}</figcaption>
    </figure>
  );
}

/** A table is called by its first row. */
function tableName({ children: [head] }: ManualElement): string {
  return head === undefined ? '' : wordsOf(head).trim();
}

function addressOf(to: string): string {
  const [, name, anchor = ''] = /^\.\/([\w-]+)(#.+)?$/.exec(to) ?? [];
  return name === undefined ? to : `${pathOfPage(name)}${anchor}`;
}
