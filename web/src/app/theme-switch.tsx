import { storageKeys } from '@haven/contracts/policy/screens';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { useStored } from '#lib/storage.ts';
import { chooseTheme, showTheme, type Theme, themes, toTheme } from './theme.ts';

const faces = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
} as const satisfies Record<Theme, unknown>;

/** Follows the system unless a person chooses; the choice is kept, and known in every tab. */
export function ThemeSwitch() {
  const theme = toTheme(useStored(storageKeys.theme));

  // Another tab may have chosen.
  useEffect(() => {
    showTheme(theme);
  }, [theme]);

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Theme</legend>
      <div className="flex flex-wrap gap-0.5 rounded-tumble-m bg-sunken p-[3px]">
        {themes.map((name) => (
          <ThemeChoice key={name} name={name} isChosen={name === theme} />
        ))}
      </div>
    </fieldset>
  );
}

function ThemeChoice({ name, isChosen }: { name: Theme; isChosen: boolean }) {
  const { label, icon: Icon } = faces[name];
  return (
    <label className="selectable relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-tumble-s px-3 text-xs font-mid has-checked:bg-raised has-checked:text-ink has-checked:shadow-1 has-checked:inset-ring-[1.5px] has-checked:inset-ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="theme"
        value={name}
        checked={isChosen}
        onChange={() => chooseTheme(name)}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <Icon className="size-4!" />
      {label}
    </label>
  );
}
