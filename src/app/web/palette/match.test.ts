import { describe, expect, it } from 'vitest';
import type { PaletteEntry, PaletteGroup } from '#web/palette/palette.ts';
import { arrange } from './match.ts';

function entry(id: string, group: PaletteGroup, name: string, more: Partial<PaletteEntry> = {}): PaletteEntry {
  return { id, group, icon: 'search', name, otherNames: [], words: [], run: () => undefined, ...more };
}

const ENTRIES = [
  entry('cart', 'pages', 'My shopping cart', { otherNames: ['我的购物车'] }),
  entry('series', 'pages', 'By series', { otherNames: ['按系列选型'], detail: 'Configuration' }),
  entry('catalogue', 'pages', 'From the catalogue', { otherNames: ['按样本选型'] }),
  entry('login', 'actions', 'Log in', { otherNames: ['登录'], words: ['sign in account'] }),
  entry('logout', 'actions', 'Log out', { otherNames: ['退出登录'], words: ['sign out'] }),
  entry('chapter', 'manual', 'Logging in and out', { detail: 'Account and password' }),
  entry('saved', 'lines', 'JRTKAF47-DN90L4-i29.32-M1', { words: ['log'] }),
  entry('further', 'onward', 'Search the manual for …', { words: ['log in', 'zzz'] }),
];

const shown = (query: string, recent: readonly string[] = []) =>
  arrange(ENTRIES, query, recent).map(({ group, entries }) => `${group}: ${entries.map(({ id }) => id).join(' ')}`);

describe('what the palette shows', () => {
  it.each([
    ['every page and action at first', '', ['pages: cart series catalogue', 'actions: login logout']],
    ['what begins with a word before what holds it', 'cat', ['pages: catalogue']],
    [
      'the group with the best hit first',
      'log',
      ['actions: login logout', 'manual: chapter', 'pages: catalogue', 'lines: saved', 'onward: further'],
    ],
    ['words in any order', 'out log', ['actions: logout', 'manual: chapter']],
    ['Chinese names in English, too', '购物', ['pages: cart']],
    ['a piece of a Chinese name', '登录', ['actions: login logout']],
    ['words that mean the same', 'sign', ['actions: login logout']],
    ['an entry by where it belongs', 'configuration', ['pages: series']],
    ['part of a type code', 'kaf47', ['lines: saved']],
    ['full-width letters like plain ones', 'ｋａｆ４７', ['lines: saved']],
    ['where to look further, where there is nothing else', 'zzz', ['onward: further']],
  ])('is %s', (_what, query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it('begins with what was used last, the newest first, and shows it once', () => {
    expect(shown('', ['logout', 'gone', 'chapter'])).toEqual([
      'recent: logout chapter',
      'pages: cart series catalogue',
      'actions: login',
    ]);
  });

  it('puts what was used last first in its group', () => {
    expect(shown('登录', ['logout'])).toEqual(['actions: logout login']);
  });

  it('shows the best few of a group', () => {
    const many = Array.from({ length: 20 }, (_, at) => entry(`m${at}`, 'manual', `Page ${at}`));
    expect(arrange(many, 'page', [])[0]?.entries).toHaveLength(8);
  });
});
