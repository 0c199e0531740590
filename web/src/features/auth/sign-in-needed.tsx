import { ButtonLink } from '#ui/button-link.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { sessionsCopy as copy } from './copy.ts';

/** Stands where sessions would, for whoever is not signed in. */
export function SignInNeeded() {
  return (
    <CardSection title={copy.needed.title}>
      <p>{copy.needed.text}</p>
      <div>
        <ButtonLink to="/login" kind="outline">
          {copy.needed.link}
        </ButtonLink>
      </div>
    </CardSection>
  );
}
