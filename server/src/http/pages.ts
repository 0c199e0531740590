import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error.ts';

/** Where the built web app lies: `client/` and `csp.json` beside it. */
export interface PagesOptions {
  directory: string;
}

/** Serves the prerendered pages and their assets; every other path gets the 404 page. */
export async function addPages(app: FastifyInstance, { directory }: PagesOptions): Promise<void> {
  const client = path.join(directory, 'client');
  const policies = readPolicies(directory);
  await app.register(serveStatic, { root: client, serve: false, preCompressed: true });
  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { pathname, search } = addressOf(request);
    if (isApi(pathname)) throw new AppError('request.not_found');
    if (pathname.length > 1 && pathname.endsWith('/')) return redirectWithoutSlash(reply, pathname, search);
    return sendFile(reply, client, pathname, policies);
  });
}

type Policies = Record<string, string[]>;

function readPolicies(directory: string): Policies {
  return JSON.parse(readFileSync(path.join(directory, 'csp.json'), 'utf8')) as Policies;
}

function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

// More than one leading slash would name a host, and may name one that cannot be.
function addressOf({ url }: FastifyRequest): URL {
  return new URL(url.replace(/^[\\/]+/, '/'), 'http://haven');
}

function redirectWithoutSlash(reply: FastifyReply, pathname: string, search: string) {
  // One leading slash only: `//host` would lead to another site.
  return reply.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
}

function sendFile(reply: FastifyReply, client: string, pathname: string, policies: Policies) {
  const asset = assetOf(client, pathname);
  if (asset) {
    reply.header(
      'cache-control',
      asset.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    return reply.sendFile(asset, { cacheControl: false });
  }
  const page = pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`;
  const known = isWithin(client, page) && existsSync(path.join(client, page));
  const file = known ? page : '__spa-fallback.html';
  return reply
    .status(known ? 200 : 404)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy(policies[file] ?? []))
    .sendFile(file, { cacheControl: false });
}

function assetOf(client: string, pathname: string): string | undefined {
  const name = decodeSafely(pathname).slice(1);
  if (name === '' || name.endsWith('.html') || !path.extname(name) || !isWithin(client, name)) return;
  return existsSync(path.join(client, name)) ? name : undefined;
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/';
  }
}

function isWithin(root: string, name: string): boolean {
  return path.join(root, name).startsWith(root + path.sep) && !name.includes('\0');
}

/** Nothing but Haven's own files, and the inline scripts of this very page by their hashes. */
function pagePolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
