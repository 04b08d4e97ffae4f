// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { Segments } from './segments.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

it('a field ties label, hint and error to its control', async () => {
  await renderScreen(
    <Field label="Company" hint="As registered" error="Company cannot be empty" required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /Company/ });
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As registered', 'Company cannot be empty']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect((input as HTMLInputElement).required).toBe(true);
});

it('a field without an error is not invalid', async () => {
  await renderScreen(<Field label="Company">{(control) => <TextInput {...control} />}</Field>);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBeNull();
});

function Speed({ start, onSpeed }: { start?: number; onSpeed: (speed: number | undefined) => void }) {
  const [speed, setSpeed] = useState(start);
  return (
    <Field label="输出转速">
      {(control) => (
        <NumberInput
          {...control}
          value={speed}
          unit="r/min"
          step={0.1}
          onValue={(next) => {
            setSpeed(next);
            onSpeed(next);
          }}
        />
      )}
    </Field>
  );
}

it('a number field keeps what is no number, says so, and tells it from nothing', async () => {
  const speed = vi.fn();
  const { user } = await renderScreen(<Speed onSpeed={speed} />);
  const input = screen.getByLabelText<HTMLInputElement>('输出转速');
  await user.type(input, '15kg');
  await user.tab();
  expect(input.value).toBe('15kg');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.clear(input);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it('a number field does not rewrite what is being typed and shows the number when left', async () => {
  const speed = vi.fn();
  const { user } = await renderScreen(<Speed onSpeed={speed} />);
  const input = screen.getByLabelText<HTMLInputElement>('输出转速');
  await user.type(input, '12,50');
  expect(input.value).toBe('12,50');
  expect(speed).toHaveBeenLastCalledWith(12.5);
  await user.tab();
  expect(input.value).toBe('12.5');
});

it('a number field steps by arrow keys without rounding dirt and reads its unit out', async () => {
  const speed = vi.fn();
  const { user } = await renderScreen(<Speed start={0.2} onSpeed={speed} />);
  const input = screen.getByLabelText('输出转速');
  await user.type(input, '{ArrowUp}');
  expect(speed).toHaveBeenLastCalledWith(0.3);
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('r/min');
});

it('a select offers its options and tells the value', async () => {
  const choose = vi.fn();
  const { user } = await renderScreen(
    <Select
      aria-label="极数"
      value=""
      placeholder="请选择"
      options={[
        { value: '4', label: '4' },
        { value: '6', label: '6', disabled: true },
      ]}
      onValue={choose}
    />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: '极数' }), '4');
  expect(choose).toHaveBeenCalledWith('4');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '6' }).disabled).toBe(true);
});

it('segments are one radio group with a name', async () => {
  const choose = vi.fn();
  const { user } = await renderScreen(
    <Segments
      label="Search by"
      value="outputSpeed"
      options={[
        { value: 'outputSpeed', label: 'Output speed' },
        { value: 'ratio', label: 'Ratio' },
      ]}
      onValue={choose}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Search by' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Output speed' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Ratio' }));
  expect(choose).toHaveBeenCalledWith('ratio');
});
