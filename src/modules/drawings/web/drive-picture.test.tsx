// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DrivePicture } from './drive-picture.tsx';

afterEach(cleanup);

describe('a drive picture', () => {
  it('says what it shows when it has a title', () => {
    render(<DrivePicture name="mounting/K/M4" title="Mounting position M4" />);
    expect(screen.getByRole('img', { name: 'Mounting position M4' }).querySelectorAll('path').length).toBeGreaterThan(
      20,
    );
  });

  it('is hidden from assistive technology when the text beside it says the same', () => {
    const { container } = render(<DrivePicture name="assembly/KAF" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draws thinner lines in a small picture', () => {
    const { container } = render(<DrivePicture name="line/JRT" size={48} />);
    expect(container.querySelector('svg')?.getAttribute('stroke-width')).toBe('0.9');
  });

  it('shows the letter of a shaft side', () => {
    const { container } = render(<DrivePicture name="shaft-side/K/AB" />);
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['A', 'B']);
  });

  it('leaves no frame behind for a name without a picture', () => {
    const { container } = render(<DrivePicture name="assembly/XX" />);
    expect(container.innerHTML).toBe('');
  });
});
