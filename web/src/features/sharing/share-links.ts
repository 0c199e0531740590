import { message } from './copy.ts';

/** Where each way of sharing leads. The link is the front page: an address inside Haven could tell more than meant. */
export function shareLinksOf(origin: string) {
  const link = `${origin}/`;
  const words = `${message.body} ${link}`;
  return {
    link,
    text: `sms:?&body=${encodeURIComponent(words)}`,
    email: `mailto:?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(words)}`,
    tweet: `https://x.com/intent/post?text=${encodeURIComponent(message.body)}&url=${encodeURIComponent(link)}`,
  };
}
