import { type Locale, textIn } from '#kernel/locale.ts';
import { type PaperDto, paperRoutes } from '#modules/papers/contract.ts';
import { pageOfPapers } from '#modules/papers/domain/page-of-papers.ts';
import { Failure } from '#server/failures.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Paper, PaperSource } from '#server/papers.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import type { TodoAsker } from '#server/todo.ts';

interface OfKind extends Paper {
  readonly kind: string;
}

/** Serves one search over what the modules bring, each kind to whoever may read it there. */
export function registerPapers(portal: Portal): void {
  serve(portal, paperRoutes.list, async ({ actor, db, locale, noteRead, now, query, scope }) => {
    const { cursor, kind, pageSize, q } = query;
    const known = sourcesFor(portal, actor);
    const asked = { q, pageSize, after: cursor === undefined ? undefined : idOfCursor(cursor) };
    const pages = [];
    for (const source of chosenOf(known, kind)) {
      const { next, rows } = await source.find(db, { actor, scope, now, locale }, asked);
      pages.push({ next, rows: rows.map((row): OfKind => ({ ...row, kind: source.id })) });
    }
    const page = pageOfPapers(pages, { pageSize, q });
    noteRead(...page.rows.map(({ id }) => id));
    return {
      kinds: known.map(({ id, name }) => ({ id, name: textIn(name, locale) })),
      rows: page.rows.map((row) => toldOf(row, locale)),
      next: page.next === null ? null : cursorOf(page.next),
    };
  });
}

function sourcesFor(
  { modules: { papers, permissions } }: Portal,
  { role }: TodoAsker['actor'],
): readonly PaperSource[] {
  return papers.filter(({ access }) => permissions.get(access)?.includes(role));
}

function chosenOf(known: readonly PaperSource[], kind: string | undefined): readonly PaperSource[] {
  const chosen = kind === undefined ? known : known.filter(({ id }) => id === kind);
  if (kind !== undefined && chosen.length === 0) throw new Failure('paper.unknown-kind');
  return chosen;
}

function toldOf({ madeAt, state, ...row }: OfKind, locale: Locale): PaperDto {
  return { ...row, state: textIn(state, locale), madeAt: madeAt.toISOString() };
}
