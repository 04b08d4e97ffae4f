import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './list-page.module.css';
import { TextInput } from './text-input.tsx';

/** The head of a page with a list: its title, then what finds, filters and adds. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}

export interface ListSearchProps {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
}

/** What a list is searched for, beside its title. */
export function ListSearch({ label, placeholder, typed, onType }: ListSearchProps): ReactNode {
  return (
    <div className={styles.search}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

/** A list that comes page by page. */
export interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Fetches the next page of a list, as long as there is one. */
export function MoreRows({ of: list, label }: { of: PagedList; label: string }): ReactNode {
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}

/** A word in a list that narrows the list to what it names. */
export function Narrowing({ label, onNarrow, children }: NarrowingProps): ReactNode {
  return (
    <button type="button" className={styles.narrowing} title={label} aria-label={label} onClick={onNarrow}>
      {children}
    </button>
  );
}

export interface NarrowingProps {
  /** What pressing it does. */
  label: string;
  onNarrow: () => void;
  children: ReactNode;
}
