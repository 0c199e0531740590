import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { sessionsCopy as copy } from './copy.ts';

interface Props {
  /** Set for whoever is signed in: the server may only not have been reached. */
  onRetry?: () => void;
}

/** Stands where sessions would, for whoever is not signed in. */
export function SignInNeeded({ onRetry }: Props) {
  return (
    <CardSection title={copy.needed.title}>
      <p>{copy.needed.text}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/login" kind="outline">
          {copy.needed.link}
        </ButtonLink>
        {onRetry && (
          <Button kind="quiet" onClick={onRetry}>
            {copy.needed.again}
          </Button>
        )}
      </div>
    </CardSection>
  );
}
