import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { joinScripts } from './join-scripts.ts'
import { lightContracts } from './light-contracts.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    lightContracts(),
    tailwindcss(),
    reactRouter(),
    joinScripts(),
    // React Aria carries 34 languages and none is Persian: one is kept, and ours replace its words.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // Inside the server bundle React is its production self, whatever NODE_ENV the process has.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: {
    // Outside the server bundle the package is the same module as the server's own; resvg is no JavaScript.
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
