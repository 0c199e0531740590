import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { deviceNames } from './copy.ts';
import type { Device, DeviceKind } from './user-agent.ts';

const icons: Record<DeviceKind, typeof Monitor> = { mobile: Smartphone, tablet: Tablet, desktop: Monitor };

interface Props {
  device: Device;
  isCurrent?: boolean;
  /** Stands behind the name of the browser. */
  tag?: ReactNode;
  /** Stands at the end of the row. */
  end?: ReactNode;
  children: ReactNode;
}

/** A device, its browser, and what is to be said of it. */
export function DeviceRow({ device, isCurrent = false, tag, end, children }: Props) {
  const Icon = icons[device.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span
        className={joinClasses(
          'grid size-11 flex-none place-items-center rounded-pebble',
          isCurrent ? 'bg-primary-soft text-ink' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon />
        <VisuallyHidden>{deviceNames[device.kind]}</VisuallyHidden>
      </span>
      <div className="min-w-32 flex-1 leading-[1.3]">
        <p>
          <strong className="mr-1.5">{device.browser}</strong>
          {tag}
        </p>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
      {end}
    </li>
  );
}
