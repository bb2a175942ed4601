import { enableCompileCache } from 'node:module'
import { compiledCode } from './compiled-code.ts'

// Enabled before anything else is loaded, because compiling two thousand files takes most of the time of a start.
enableCompileCache(compiledCode)
await import('./program.ts')
