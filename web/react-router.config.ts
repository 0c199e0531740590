import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build.ts';
import { screens } from './src/lib/screens.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...screens],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
