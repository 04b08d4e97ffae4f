import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { composeMail, textOf } from '#modules/mail/domain/mail-text.ts';
import en from '#modules/quotes/server/mails/en.json' with { type: 'json' };
import zh from '#modules/quotes/server/mails/zh-cn.json' with { type: 'json' };
import type { QuoteEventAction } from './quote-body.ts';
import { LISTED_QUOTE_MAILS, mailsOf, QUOTE_MAILS, type QuoteMailName } from './quote-mails.ts';
import type { QuoteState } from './quote-steps.ts';

interface Row {
  readonly from: QuoteState;
  readonly action: QuoteEventAction;
  readonly effects: string;
}

/** What the history calls the steps of an approval. */
const APPROVAL_ACTIONS: Readonly<Record<string, QuoteEventAction>> = {
  ask: 'ask-approval',
  approve: 'approve',
  refuse: 'refuse-approval',
  'call-back': 'call-back-approval',
};

/** The steps of quotes and their approvals as the design says them; making an order of a quote is the orders' own, which mails of it. */
const ROWS: readonly Row[] = readFileSync(join(import.meta.dirname, '..', 'testing', 'transitions.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [machine = '', from = '', action = ''] = line.split(',');
    const effects = /(?:"([^"]*)"|([^",]*))$/.exec(line)?.slice(1).join('') ?? '';
    const known = machine === 'approval' ? APPROVAL_ACTIONS[action] : action;
    if (!['quote', 'approval'].includes(machine) || known === undefined || known === 'convert') return [];
    return [{ from: from as QuoteState, action: known as QuoteEventAction, effects }];
  });

/** An offer of the provider's own making does what every offer does. */
const effectsOf = ({ action, effects }: Row) =>
  effects === 'as offer'
    ? (ROWS.find((row) => row.action === action && row.effects !== effects)?.effects ?? '')
    : effects;

test.each(ROWS)('$from, $action: is told by mail where the design says so, and nowhere else', (row) => {
  const effects = effectsOf(row);
  const names = mailsOf(row.action, row.from).map(([name]) => name);
  expect([row.from, row.action, names.length > 0]).toEqual([row.from, row.action, /\bmail\b/.test(effects)]);
  const [, named] = /mail ((?:quote|approval)-\w+)/.exec(effects) ?? [];
  if (named !== undefined) expect(names).toContain(named);
});

test('the design is read whole: it names twelve mails of quotes, and tells of three more', () => {
  const told = new Set(
    ROWS.map(effectsOf).flatMap((effects) => effects.match(/\bmail(?! to| if| after) [\w-]+/g) ?? []),
  );
  expect(told.size).toBe(12);
  expect(new Set(ROWS.map(effectsOf).filter((effects) => /\bmail (to|if|after)\b/.test(effects))).size).toBe(3);
});

test.each([
  ['zh-cn', zh, '附件'],
  ['en', en, 'Files'],
] as const)('messages without files say nothing of files in %s', (_, texts, word) => {
  const sample = QUOTE_MAILS['quote-message'].sample;
  const told = (files: string) =>
    composeMail(texts['quote-message'], { ...sample, files })
      .paragraphs.map(({ fragments }) => textOf(fragments))
      .join(' ');
  expect([told('0').includes(word), told('2').includes(word)]).toEqual([false, true]);
});

describe('each mail', () => {
  test.each(LISTED_QUOTE_MAILS)('%s tells of a step of the design', (_, { by }) => {
    for (const action of by) expect(ROWS.map((row) => row.action)).toContain(action);
  });

  test('to a customer says nothing that only the provider knows', () => {
    const toCustomer = LISTED_QUOTE_MAILS.filter(([, { to }]) => to === 'customer' || to === 'readers');
    const names = new Set(toCustomer.flatMap(([, { sample }]) => Object.keys(sample)));
    expect([...names].sort()).toEqual(['count', 'date', 'files', 'link', 'quote', 'reason', 'who']);
  });

  test('that waits for an answer cannot be switched off', () => {
    const optional = (Object.keys(QUOTE_MAILS) as QuoteMailName[]).filter((name) => !QUOTE_MAILS[name].needsAnswer);
    expect(optional).toEqual([
      'quote-declined',
      'quote-expired',
      'quote-expired-unanswered',
      'quote-rejected',
      'quote-recalled',
      'quote-reopened',
      'quote-withdrawn',
    ]);
  });
});
