import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { gate } from './copy.ts';
import './password-field.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label?: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A password, which its writer may look at. */
export function PasswordField({ label = gate.password, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <TextField {...props} label={label} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <IconButton label={isShown ? gate.hide : gate.show} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
