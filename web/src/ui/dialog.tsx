import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { IconButton } from './icon-button.tsx';

interface Props {
  isOpen: boolean;
  /** Called by Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** Wide enough for running text. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog: a sheet from below on phones, centered on wider screens. The browser keeps the focus inside, makes
 * the page behind it inert, and gives the focus back to where it was.
 */
export function Dialog({ isOpen, ...rest }: Props) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, isWide = false, className, children }: Omit<Props, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it before it leaves the document is what gives the focus back.
    return () => element?.close();
  }, []);

  return (
    // Escape does for the keyboard what the press beside the dialog does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={joinClasses('dialog', isWide && 'dialog-wide')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => isBeside(event) && onClose()}
    >
      <div className={joinClasses('grid gap-4', className)}>
        <div className="flex items-start gap-3">
          <h2 id={titleId} className="text-lg font-mid">
            {title}
          </h2>
          <IconButton label={`Close ${title}`} className="-my-1.5 -mr-1.5 ml-auto" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}

// A press on the backdrop arrives at the dialog itself, with a place outside its box.
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
