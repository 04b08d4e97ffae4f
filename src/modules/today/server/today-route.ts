import { type Locale, textIn } from '#kernel/locale.ts';
import { type TodaySectionDto, todayRoutes } from '#modules/today/contract.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { MOST_TODOS, type Todo, type TodoAsker, type TodoSource } from '#server/todo.ts';

/** So many of a kind are shown; the others are counted. */
const MOST_SHOWN = 5;

/** Serves what a person has to do, of what the modules bring. */
export function registerToday(portal: Portal): void {
  serve(portal, todayRoutes.read, async ({ actor, db, locale, noteRead, now, scope }) => {
    const asker = { actor, scope, now, locale };
    const sections: TodaySectionDto[] = [];
    for (const source of sourcesFor(portal, asker)) sections.push(await sectionOf(db, source, asker, locale));
    const told = sections.filter(({ count }) => count > 0);
    noteRead(...told.flatMap(({ rows }) => rows.map(({ id }) => id)));
    const waiting = told.filter(({ waits }) => waits).reduce((sum, { count }) => sum + count, 0);
    return { waiting, sections: told };
  });
}

function sourcesFor({ modules: { permissions, todo } }: Portal, { actor }: TodoAsker): readonly TodoSource[] {
  return todo.filter(({ access }) => permissions.get(access)?.includes(actor.role));
}

/** Nobody waits for the administrator, who reads what others have to do and does none of it. */
async function sectionOf(db: Db, source: TodoSource, asker: TodoAsker, locale: Locale): Promise<TodaySectionDto> {
  const found = (await source.find(db, asker)).slice(0, MOST_TODOS);
  return {
    id: source.id,
    name: textIn(source.name, locale),
    count: found.length,
    waits: source.waits && asker.actor.role !== 'admin',
    all: source.all ?? null,
    rows: found.slice(0, MOST_SHOWN).map(rowOf),
  };
}

function rowOf({ id, title, detail, path, since, until }: Todo): TodaySectionDto['rows'][number] {
  return { id, title, detail, path, since: since?.toISOString() ?? null, until: until ?? null };
}
