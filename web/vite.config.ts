import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type PluginOption } from 'vite'
import { attemptPage } from './attempt-build.ts'
import { joinScripts } from './join-scripts.ts'
import { lightContracts } from './light-contracts.ts'
import { lightIcons } from './light-icons.ts'

// React Aria has words in 34 languages but not in Persian: only English stays in the bundle, and our Persian words
// replace it.
const english = (): PluginOption => ({ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' })

export default defineConfig(({ command }) => ({
  plugins: [
    lightContracts(),
    lightIcons(),
    tailwindcss(),
    reactRouter(),
    joinScripts(),
    english(),
    attemptPage(() => [lightContracts(), lightIcons(), english()]),
  ],
  // In the server bundle React always runs in production mode, whatever NODE_ENV the process has.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: {
    // `@arvand/persian` stays outside the bundle, so that the web and the server share one module; resvg is a native
    // module.
    external: ['@arvand/persian', '@resvg/resvg-js'],
    ...(command === 'build' ? { noExternal: true as const } : {}),
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    exclude: ['@resvg/resvg-js'],
    include: ['react-aria-components', 'react-aria-components/i18n/en-US', '@internationalized/string'],
  },
  build: { target: 'es2022' },
}))
