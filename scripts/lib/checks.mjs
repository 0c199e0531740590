/** What can be told without running Haven: each a title and the commands that tell it. The slowest come first. */
export const checks = [
  { title: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings', '.']] },
  {
    title: 'types: web',
    commands: [
      ['react-router', 'typegen', 'web'],
      ['tsc', '-p', 'web/tsconfig.json'],
    ],
  },
  { title: 'types: server', commands: [['tsc', '-p', 'server/tsconfig.json']] },
  { title: 'types: companion', commands: [['tsc', '-p', 'packages/companion/tsconfig.json']] },
  { title: 'types: contracts', commands: [['tsc', '-p', 'packages/contracts/tsconfig.json']] },
  { title: 'types: scripts', commands: [['tsc', '-p', 'tsconfig.json']] },
  {
    title: 'import rules',
    commands: [
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'server',
        'web',
        'bench',
        '--include-only',
        '^(packages|server|web|bench|scripts)/|node_modules|^[#@.]',
      ],
    ],
  },
  { title: 'dead code', commands: [['knip', '--no-progress']] },
  { title: 'format', commands: [['biome', 'format', '--max-diagnostics=none', '.']] },
];

/** Tests that need neither a database nor a browser. */
export const unitTests = {
  title: 'unit tests',
  commands: [['vitest', 'run', '--project', '!@haven/server']],
};
