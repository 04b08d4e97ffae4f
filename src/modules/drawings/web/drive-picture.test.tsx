// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { gearDrive } from '#modules/drawings/domain/drive.ts';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import { drawn, picturesOf, sidePictures } from '#modules/drawings/domain/pictures.ts';
import { DrivePicture } from './drive-picture.tsx';

const pictures = picturesOf({
  drive: () => drawn({ solids: gearDrive(GEAR_UNITS.helicalBevel) }),
  ...sidePictures(() => GEAR_UNITS.helicalBevel),
});

afterEach(cleanup);

describe('a drive picture', () => {
  it('says what it shows when it has a title', () => {
    render(<DrivePicture pictures={pictures} name="drive" title="Mounting position M4" />);
    expect(screen.getByRole('img', { name: 'Mounting position M4' }).querySelectorAll('path').length).toBeGreaterThan(
      20,
    );
  });

  it('is hidden from assistive technology when the text beside it says the same', () => {
    const { container } = render(<DrivePicture pictures={pictures} name="drive" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draws thinner lines in a small picture', () => {
    const { container } = render(<DrivePicture pictures={pictures} name="drive" size={48} />);
    expect(container.querySelector('svg')?.getAttribute('stroke-width')).toBe('0.9');
  });

  it('shows the letter of a shaft side', () => {
    const { container } = render(<DrivePicture pictures={pictures} name="shaft-side/K/AB" />);
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['A', 'B']);
  });

  it('leaves no frame behind for a name without a picture', () => {
    const { container } = render(<DrivePicture pictures={pictures} name="assembly/XX" />);
    expect(container.innerHTML).toBe('');
  });
});
