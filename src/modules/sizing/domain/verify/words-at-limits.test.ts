import { describe, expect, test } from 'vitest';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { sized } from '#modules/sizing/domain/testing/sized.ts';
import { verifyDrive } from './verify-drive.ts';

const HAIR = 1e-6;
const ENQUIRE = { zh: /请询价/, en: /please enquire/ };

describe('self-locking', () => {
  const toldAt = (eta_G: number) => {
    const { checks } = verifyDrive({ M_h0: 10, eta_G }, { supply: 'mains', isWorm: true });
    return new Map(checks.map(({ id, verdict, text }) => [id, { verdict, text }]));
  };

  test('is told from the efficiency at which a worm locks, and not a hair above', () => {
    expect([0.5 - HAIR, 0.5, 0.5 + HAIR].map((eta) => toldAt(eta).get('self-locking')?.verdict)).toEqual([
      'info',
      'info',
      'kept',
    ]);
  });

  test('never replaces a brake, however little comes back', () => {
    for (const eta of [0.1, 0.5 - HAIR, 0.5, 0.7]) expect(toldAt(eta).get('no-brake')?.verdict).toBe('block');
    const { zh, en } = toldAt(0.4).get('self-locking')?.text ?? { zh: '', en: '' };
    expect([zh.includes('不能代替制动器'), en.includes('which is no brake')]).toEqual([true, true]);
  });
});

describe('a hoist', () => {
  const told = (more: object) => sized('hoist', { ...exampleOf('HOIST-1').inputs, ...more }).checks;

  test('asks for a brake in both languages', () => {
    expect(told({})[0]?.text.zh).toMatch(/必须有制动器.*自锁不能代替制动器/);
    expect(told({})[0]?.text.en).toMatch(/needs a brake.*self-locking never replaces it/);
  });

  test('of persons ends in an enquiry, in both languages', () => {
    const persons = told({ persons: true }).find(({ id }) => id === 'persons');
    expect(persons).toMatchObject({ level: 'enquire', text: { zh: expect.stringMatching(/^载人/) } });
    expect(persons?.text.en).toMatch(/persons.*please enquire/);
    expect(told({ persons: false }).map(({ id }) => id)).not.toContain('persons');
  });
});

describe('a site', () => {
  const told = (site: object) => sized('travelling_drive', { m_0: 1500, m_L: 0, d: 60, v: 0.5, ...site }).checks;

  test.each([
    [{ T_amb: 60 + HAIR }, 'site-hot', /60 °C/],
    [{ T_amb: -40 - HAIR }, 'site-arctic', /−40 °C/],
    [{ h_alt: 4000 + HAIR }, 'site-high', /4000 m/],
  ])('of %o ends in an enquiry, in both languages', (site, id, limit) => {
    const found = told(site).find((one) => one.id === id);
    expect(found?.level).toBe('enquire');
    for (const text of [found?.text.zh, found?.text.en]) expect(text).toMatch(limit);
    expect([found?.text.zh, found?.text.en]).toEqual([
      expect.stringMatching(ENQUIRE.zh),
      expect.stringMatching(ENQUIRE.en),
    ]);
  });

  test('that is cold names oil and seals, and not a hair before', () => {
    expect(told({ T_amb: -20 })).toEqual([]);
    const [cold] = told({ T_amb: -20 - HAIR });
    expect(cold).toMatchObject({ id: 'site-cold', level: 'warn' });
    expect([cold?.text.zh, cold?.text.en]).toEqual([
      expect.stringContaining('VG220'),
      expect.stringContaining('low-temperature NBR'),
    ]);
  });

  test('that is high takes power from the motor from 1000 m on', () => {
    expect(told({ h_alt: 1000 })).toEqual([]);
    expect(told({ h_alt: 1000 + HAIR })).toMatchObject([{ id: 'site-altitude', level: 'info' }]);
  });
});
