import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Terms">
        <p>Text</p>
      </Dialog>
    </>
  );
}

test('a dialog is named by its title and closed by its button', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Terms' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close Terms' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes, as the browser tells it', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));

  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

  expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy();
});
