import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The `sha256-…` source of each inline script of a page, as a content security policy names it. */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => hash(script));
  return [...new Set(hashes)];
}

function hash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
