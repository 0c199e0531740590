import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OpenIdPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
}

/** A stand-in for Google at its wire: discovery, and codes that become tokens only for who knows the verifier. */
export async function startOpenIdServer(clientId: string) {
  const granted = new Map<string, { person: OpenIdPerson; challenge: string; nonce: string }>();
  let changeClaims = (claims: Record<string, unknown>) => claims;
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') {
      return answer(200, { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` });
    }
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      const grant = granted.get(form.get('code') ?? '');
      granted.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!grant || grant.challenge !== challenge) return answer(400, { error: 'invalid_grant' });
      const exp = Math.floor(Date.UTC(2100, 0) / 1_000);
      const claims = changeClaims({ iss: issuer, aud: clientId, exp, nonce: grant.nonce, ...grant.person });
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      answer(200, {
        access_token: 'a',
        token_type: 'Bearer',
        id_token: `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`,
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Somebody agrees on Google's page: what the browser is sent back with. */
    agree(address: string, person: OpenIdPerson) {
      const { searchParams } = new URL(address);
      const code = `code-${granted.size}-${person.sub}`;
      granted.set(code, {
        person,
        challenge: searchParams.get('code_challenge') ?? '',
        nonce: searchParams.get('nonce') ?? '',
      });
      return { code, state: searchParams.get('state') ?? '' };
    },
    /** What the tokens claim from now on. */
    claim: (change: typeof changeClaims) => {
      changeClaims = change;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
