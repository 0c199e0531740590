import { ButtonLink } from '#ui/button-link.tsx';
import { linkCopy as copy } from './copy.ts';

/** The link was cut off on its way. */
export function IncompleteLink() {
  return (
    <div role="alert" className="grid gap-4">
      <p>{copy.incomplete}</p>
      <ButtonLink to="/login" kind="outline">
        {copy.toSignIn}
      </ButtonLink>
    </div>
  );
}
