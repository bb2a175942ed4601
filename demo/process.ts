import { enableCompileCache } from 'node:module'
import { compiledCode } from '#server/compiled-code'

// As in the app's own process: half of the time of this one was compiling.
enableCompileCache(compiledCode)
await import('./fill-in-process.ts')
