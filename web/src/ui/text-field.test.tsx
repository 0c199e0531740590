import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a field is found by its label and described by its hint', () => {
  render(<TextField label="Email" hint="We write only when you ask us to." />);

  const field = screen.getByRole('textbox', { name: 'Email', description: 'We write only when you ask us to.' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('what is wrong is said, and belongs to the field', () => {
  render(<TextField label="Message" rows={5} error="Please write at least 20 characters." />);

  const field = screen.getByRole('textbox', { name: 'Message', description: 'Please write at least 20 characters.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please write at least 20 characters.');
});
