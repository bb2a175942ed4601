import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import type { AttemptScripts } from './app/attempt-scripts.server.ts'
import { buildFolder } from './build-stamp.ts'
import { usageOf } from './used-modules.ts'

const entry = join(import.meta.dirname, 'app', 'attempt-entry.ts')
const addresses = join('app', 'attempt-scripts.server.ts')
const listFile = join(buildFolder, 'attempt-scripts.json')

/** The scripts of the page of an attempt as they were built last. */
export const builtAttemptScripts = (): AttemptScripts =>
  JSON.parse(readFileSync(listFile, 'utf8')) as AttemptScripts

/**
 * Builds the page of an attempt by itself, beside the pages of the router: it shares no script with them, since a script
 * that both need would bring parts of the router to it, and would come to all other pages as a file more.
 */
export function attemptPage(plugins: () => PluginOption[]): Plugin {
  return {
    name: 'attempt-page',
    apply: 'build',
    sharedDuringBuild: true,
    async writeBundle() {
      if (this.environment.name !== 'client') return
      const built = await build(settings(plugins()))
      if (!('output' in built)) throw new Error('the page of an attempt was not built')
      writeFileSync(listFile, JSON.stringify(scriptsIn(built.output)))
    },
    /** The server is built after the browser's scripts, and is told their addresses. */
    load(id) {
      if (!id.endsWith(addresses)) return null
      return `export const attemptScripts = ${JSON.stringify(builtAttemptScripts())}`
    },
  }
}

const settings = (plugins: PluginOption[]): Parameters<typeof build>[0] => ({
  configFile: false,
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'error',
  plugins,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: join(buildFolder, 'client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: entry,
      output: {
        entryFileNames: 'assets/attempt-[hash].js',
        chunkFileNames: 'assets/attempt-[name]-[hash].js',
        // What is needed at once is one script.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: atOnce() }] },
      },
    },
  },
})

function atOnce(): Rolldown.CodeSplittingNameFunction {
  let modules: ReadonlySet<string> | undefined
  return (id, context) => {
    modules ??= usageOf((other) => context.getModuleInfo(other)).withEntry(entry)
    return modules.has(id) ? 'page' : null
  }
}

/** The library that draws formulas is many times as large as all else, and only sections that come by a call need it. */
const drawsFormulas = (chunk: Rolldown.OutputChunk): boolean =>
  chunk.moduleIds.some((id) => id.includes('/node_modules/katex/'))

function scriptsIn(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): AttemptScripts {
  const chunks = output.filter((one) => one.type === 'chunk')
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === entry)
  if (!first) throw new Error('the page of an attempt has no entry')
  const names = new Set([first.fileName])
  // The loop adds to the set that it iterates, and so follows all imports.
  for (const name of names)
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(other)
  const address = (name: string) => `/${name}`
  const later = chunks.filter(({ fileName }) => !names.has(fileName))
  return {
    module: address(first.fileName),
    imports: [...names].filter((name) => name !== first.fileName).map(address),
    later: later.filter((chunk) => !drawsFormulas(chunk)).map(({ fileName }) => address(fileName)),
    formulas: later.filter(drawsFormulas).map(({ fileName }) => address(fileName)),
  }
}
