import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import specification from '../fixtures/specification.json' with { type: 'json' };
import { endpoints } from './endpoints.ts';
import { rateLimits } from './policy/limits.ts';

const names = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);

describe('the endpoints', () => {
  test.each(specification.calls)('%s of the specification is declared', (call) => {
    expect(names).toContain(call.replaceAll(/\{\w+\}/g, '{}'));
  });

  test('no method and path is declared twice', () => {
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s has access, parameters and a known limit',
    (_, { access, path, params, limit, method, input }) => {
      const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);

      expect(['public', 'person', 'user', 'admin']).toContain(access);
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
      expect(limit === undefined || limit in rateLimits).toBe(true);
      expect(method === 'GET' && input !== undefined).toBe(false);
    },
  );
});

test('no call for admins answers with what people wrote', () => {
  const forAdmins = endpoints.filter(({ access }) => access === 'admin');
  const written = /"(content|message|response|text|userMessage|havenResponse|userName|personalizedIntro)":/;

  expect(forAdmins.length).toBeGreaterThan(0);
  for (const { path, output } of forAdmins) {
    expect(JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })), path).not.toMatch(written);
  }
});
