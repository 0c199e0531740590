import { companionName } from '@haven/contracts/policy/screens';
import type { MetaDescriptor } from 'react-router';

interface Description {
  /** Left out on the home page, whose title is the product's. */
  title?: string;
  description: string;
  path: `/${string}`;
}

const tagline = 'an emotional-intelligence guide for growth';

/** What a tab, a search engine and a shared link say of a screen. */
export function describe({ title, description, path }: Description): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${companionName}` : `${companionName}: ${tagline}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:site_name', content: companionName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    // Where Haven runs is not known to the build; a path is enough to say that /home and / are one.
    { tagName: 'link', rel: 'canonical', href: path },
    { name: 'twitter:card', content: 'summary' },
  ];
}

/** The same for a page that is not to be found by a search. */
export function describeHidden(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${companionName}` }, { name: 'robots', content: 'noindex' }];
}
